import { groupsTexts } from './groups.ts';
import { guaranteeTexts } from './guarantee.ts';
import { modesTexts } from './modes.ts';
import { pageTexts } from './page.ts';
import { pagesTexts } from './pages.ts';
import { reviewTexts } from './review.ts';
import { settingsTexts } from './settings.ts';
import { typesTexts } from './types.ts';

/** The source of all texts: the other languages have these keys, with these gaps. */
export const english = {
  ...reviewTexts,
  ...typesTexts,
  ...guaranteeTexts,
  ...groupsTexts,
  ...modesTexts,
  ...pageTexts,
  ...pagesTexts,
  ...settingsTexts,
} as const;
