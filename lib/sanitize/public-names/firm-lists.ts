// All lists of firms, bodies, products, works and events that everybody, or everybody in a trade, knows. Left out: single words that are
// a given name, a surname or a common word of a language, names of two letters, and two words that a private person may be called.
import { BRANDS } from './brands.ts';
import { EVENTS_AND_CLUBS } from './events-and-clubs.ts';
import { EVERYDAY_PRODUCTS } from './everyday-products.ts';
import { FINANCE } from './finance.ts';
import { INSTITUTIONS } from './institutions.ts';
import { MEDIA } from './media.ts';
import { ORGANISATIONS } from './organisations.ts';
import { ORGANISATIONS_ASIA } from './organisations-asia.ts';
import { ORGANISATIONS_SCRIPTS } from './organisations-scripts.ts';
import { ORGANISATIONS_WORLD } from './organisations-world.ts';
import { SHOPS_AND_TRAVEL } from './shops-and-travel.ts';
import { SOFTWARE } from './software.ts';
import { WORK_TITLES } from './titles.ts';

export const FIRM_LISTS: readonly string[] = [
  ORGANISATIONS,
  ORGANISATIONS_WORLD,
  SOFTWARE,
  FINANCE,
  EVERYDAY_PRODUCTS,
  BRANDS,
  SHOPS_AND_TRAVEL,
  MEDIA,
  WORK_TITLES,
  INSTITUTIONS,
  EVENTS_AND_CLUBS,
  ORGANISATIONS_ASIA,
  ORGANISATIONS_SCRIPTS,
];
