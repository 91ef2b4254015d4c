// All lists of firms, bodies, products, works and events that everybody, or everybody in a trade, knows. The lists leave out single words
// that are a given name, a surname or a common word, names of two letters, and names of two words that a private person may have.
import { BRANDS } from './brands.ts';
import { EVENTS_AND_CLUBS } from './events-and-clubs.ts';
import { EVERYDAY_PRODUCTS } from './everyday-products.ts';
import { FINANCE_NAMES } from './finance.ts';
import { INSTITUTIONS } from './institutions.ts';
import { MEDIA_NAMES } from './media.ts';
import { ORGANISATIONS } from './organisations.ts';
import { ORGANISATIONS_ASIA } from './organisations-asia.ts';
import { ORGANISATIONS_OTHER_SCRIPTS } from './organisations-other-scripts.ts';
import { ORGANISATIONS_WORLD } from './organisations-world.ts';
import { SHOP_AND_TRAVEL_NAMES } from './shops-and-travel.ts';
import { SIGHTS_AND_BRANDS } from './sights-and-brands.ts';
import { SOFTWARE_NAMES } from './software.ts';
import { WORK_TITLES } from './work-titles.ts';

export const FIRM_LISTS: readonly string[] = [
  ORGANISATIONS,
  ORGANISATIONS_WORLD,
  SOFTWARE_NAMES,
  FINANCE_NAMES,
  EVERYDAY_PRODUCTS,
  BRANDS,
  SHOP_AND_TRAVEL_NAMES,
  MEDIA_NAMES,
  WORK_TITLES,
  INSTITUTIONS,
  EVENTS_AND_CLUBS,
  ORGANISATIONS_ASIA,
  ORGANISATIONS_OTHER_SCRIPTS,
  SIGHTS_AND_BRANDS,
];
