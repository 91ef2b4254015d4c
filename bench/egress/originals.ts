// Random persons and what belongs to them, drawn from lists of names. All are invented.
import type { EntityType } from '../../lib/detect/annotation.ts';
import { latinNames } from '../../lib/privacy/lists/tables.ts';
import { type Draws, HEX } from './seeded.ts';

export interface Original {
  readonly text: string;
  readonly type: EntityType;
}

export interface Person {
  readonly given: string;
  readonly family: string;
  /** Year, month and day. */
  readonly born: readonly [number, number, number];
  readonly originals: readonly Original[];
}

const namesIn = (...lists: readonly string[]) => lists.flatMap(latinNames).filter((name) => name.length > 2);
const GIVEN = namesIn('first-female', 'first-male');
const FAMILY = namesIn('last');
/** Names that are ordinary words, and short ones: the hardest for false stops. */
const ORDINARY_GIVEN = ['Will', 'May', 'Mark', 'Rose', 'Grace', 'Kim', 'Jo', 'Page', 'Max'];
const ORDINARY_FAMILY = ['Stone', 'Page', 'Young', 'Lee', 'Field', 'Cross', 'Long', 'Best', 'King', 'Ng'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const STREETS = ['Alder Street', 'Harbour Road', 'Lindenweg', 'Kestrel Lane', 'Mill Court', 'Vesterbrogade'];
const TOWNS = ['Portland', 'Leeds', 'Graz', 'Aarhus', 'Gent'];
const FIRMS = ['Halvorsen Freight GmbH', 'Brandvold Optics Ltd', 'Kestrel Dental Clinic', 'Okafor & Lindner AG'];
const DIGITS = '0123456789';

export function drawPerson(draws: Draws): Person {
  const isOrdinary = draws.isLucky(0.15);
  const given = draws.one(isOrdinary ? ORDINARY_GIVEN : GIVEN);
  const family = draws.one(isOrdinary || draws.isLucky(0.1) ? ORDINARY_FAMILY : FAMILY);
  const born = [1940 + draws.below(70), 1 + draws.below(12), 1 + draws.below(28)] as const;
  const area = 2 + draws.below(8);
  const mail = `${given}.${family}${draws.below(100)}@mail.example`.toLowerCase();
  return {
    given,
    family,
    born,
    originals: [
      { text: `${given} ${family}`, type: 'PERSON' },
      { text: `${born[2]} ${MONTHS[born[1] - 1]} ${born[0]}`, type: 'DATE' },
      { text: `+49 ${area}${draws.text(2, DIGITS)} ${draws.text(7, DIGITS)}`, type: 'PHONE' },
      { text: mail, type: 'EMAIL' },
      { text: `${1 + draws.below(180)} ${draws.one(STREETS)}, ${draws.one(TOWNS)}`, type: 'ADDRESS' },
      { text: draws.one(FIRMS), type: 'ORGANIZATION' },
      { text: `K${draws.text(2, 'ABCDEFGH')}-${draws.text(6, DIGITS)}`, type: 'ID' },
      {
        text: `DE${draws.text(2, DIGITS)} ${draws.some(4, () => draws.text(4, DIGITS)).join(' ')} ${draws.text(2, DIGITS)}`,
        type: 'FINANCIAL',
      },
      { text: `sk-${draws.text(32, HEX)}`, type: 'SECRET' },
    ],
  };
}
