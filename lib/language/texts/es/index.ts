import type { LanguageParts } from '../../language.ts';
import { groupsTexts } from './groups.ts';
import { guaranteeTexts } from './guarantee.ts';
import { modesTexts } from './modes.ts';
import { pageTexts } from './page.ts';
import { pagesTexts } from './pages.ts';
import { reviewTexts } from './review.ts';
import { sentences } from './sentences.ts';
import { settingsTexts } from './settings.ts';
import { typesTexts } from './types.ts';

export const parts = {
  tag: 'es',
  texts: {
    ...reviewTexts,
    ...typesTexts,
    ...guaranteeTexts,
    ...groupsTexts,
    ...modesTexts,
    ...pageTexts,
    ...pagesTexts,
    ...settingsTexts,
  },
  sentences,
} as const satisfies LanguageParts;
