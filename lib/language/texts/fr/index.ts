import type { LanguageParts } from '../../language.ts';
import { chatPageTexts } from './chat-page.ts';
import { engineErrorTexts } from './engine-errors.ts';
import { extensionPageTexts } from './extension-pages.ts';
import { fileErrorTexts } from './file-errors.ts';
import { reviewGroupTexts } from './groups.ts';
import { guaranteeTexts } from './guarantee.ts';
import { modelErrorTexts } from './model-errors.ts';
import { modelServerTexts } from './model-server.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';
import { explanationTexts } from './notes.ts';
import { reviewTexts } from './review.ts';
import { sendModeTexts } from './send-modes.ts';
import { settingsTexts } from './settings.ts';
import { entityTypeTexts } from './types.ts';
import { vaultErrorTexts } from './vault-errors.ts';

export const frenchParts = {
  tag: 'fr',
  texts: withNoBreakSpaces({
    ...reviewTexts,
    ...entityTypeTexts,
    ...explanationTexts,
    ...engineErrorTexts,
    ...fileErrorTexts,
    ...modelErrorTexts,
    ...vaultErrorTexts,
    ...guaranteeTexts,
    ...reviewGroupTexts,
    ...modelServerTexts,
    ...sendModeTexts,
    ...chatPageTexts,
    ...extensionPageTexts,
    ...settingsTexts,
  }),
} as const satisfies LanguageParts;
