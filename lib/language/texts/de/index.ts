import type { LanguageParts } from '../../language.ts';
import { chatPageTexts } from './chat-page.ts';
import { elsewhereTexts } from './elsewhere.ts';
import { engineErrorTexts } from './engine-errors.ts';
import { extensionPageTexts } from './extension-pages.ts';
import { fileChoiceTexts } from './file-choices.ts';
import { fileErrorTexts } from './file-errors.ts';
import { reviewGroupTexts } from './groups.ts';
import { guaranteeTexts } from './guarantee.ts';
import { modelErrorTexts } from './model-errors.ts';
import { modelServerTexts } from './model-server.ts';
import { explanationTexts } from './notes.ts';
import { noticeStepTexts } from './notice-steps.ts';
import { ownDetailTexts } from './own-details.ts';
import { pageDialogTexts } from './page-dialog.ts';
import { pasteTexts } from './pastes.ts';
import { pauseTexts } from './pause.ts';
import { pictureTexts } from './pictures.ts';
import { replyWordTexts } from './reply-word.ts';
import { reviewTexts } from './review.ts';
import { searchTexts } from './search.ts';
import { sendModeTexts } from './send-modes.ts';
import { settingsTexts } from './settings.ts';
import { shortcutTexts } from './shortcuts.ts';
import { syncTexts } from './sync.ts';
import { tryOutTexts } from './try-out.ts';
import { entityTypeTexts } from './types.ts';
import { vaultErrorTexts } from './vault-errors.ts';
import { weekTexts } from './week.ts';

export const germanParts = {
  tag: 'de',
  texts: {
    ...reviewTexts,
    ...entityTypeTexts,
    ...explanationTexts,
    ...engineErrorTexts,
    ...fileChoiceTexts,
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
    ...searchTexts,
    ...tryOutTexts,
    ...shortcutTexts,
    ...weekTexts,
    ...elsewhereTexts,
    ...pauseTexts,
    ...pasteTexts,
    ...pictureTexts,
    ...pageDialogTexts,
    ...ownDetailTexts,
    ...noticeStepTexts,
    ...replyWordTexts,
    ...syncTexts,
  },
} as const satisfies LanguageParts;
