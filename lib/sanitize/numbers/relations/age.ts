// Finds relations between an age and a birth date or birth year.
import { said } from '../../../language/message.ts';
import type { NumberMention } from './number-mention.ts';
import type { FoundRelation, Today } from './relation.ts';
import { isSecretMention, type RelationFinder, sumFormula } from './relation-finder.ts';

const BIRTH_BEFORE =
  /(?<![\p{L}])(?:born|birth|birthday|birthdate|geboren|geburts\w*|geb|jahrgang|née?|naissance|nacid[oa]|nacimiento|nat[oa]|nascid[oa]|dob|d\.o\.b)(?![\p{L}])[^\d\n]{0,32}$/iu;
/** Farther apart than this many characters, an age and a birth year belong to two people as likely as to one. */
const FARTHEST_BIRTH = 160;

function ageRelation(today: Today, age: NumberMention, birth: NumberMention): FoundRelation | undefined {
  if (birth.kind === 'date') {
    const days = today.year * 10_000 + today.month * 100 + today.day;
    if (Math.floor((days - birth.number.value) / 10_000) !== age.number.value) return undefined;
    return {
      family: 'age',
      solutions: [{ result: age.variable, formula: { kind: 'age', birthDate: birth.variable, today: days } }],
      isSupported: true,
      reason: said('relationAgeFromBirth'),
      isReversible: false,
    };
  }
  const born = today.year - age.number.value;
  // A person whose birthday is still to come this year was born a year earlier.
  const late = born - birth.number.value;
  if (late !== 0 && late !== 1) return undefined;
  const base = today.year - late;
  return {
    family: 'age',
    solutions: [
      { result: birth.variable, formula: sumFormula([[age.variable, -1]], base) },
      { result: age.variable, formula: sumFormula([[birth.variable, -1]], base) },
    ],
    isSupported: true,
    reason: said('relationBirthFromAge'),
    isReversible: true,
  };
}

export const findAges: RelationFinder = ({ text, mentions }, today) => {
  const ages = mentions.filter((m) => m.kind === 'age' && isSecretMention(m));
  const births = mentions.filter(
    (m) =>
      (m.kind === 'date' || m.kind === 'year') && BIRTH_BEFORE.test(text.slice(Math.max(0, m.start - 60), m.start)),
  );
  const found: FoundRelation[] = [];
  for (const birth of births) {
    const near = ages
      .map((age) => ({ age, distance: Math.min(Math.abs(age.start - birth.end), Math.abs(birth.start - age.end)) }))
      .filter(({ distance }) => distance <= FARTHEST_BIRTH)
      .sort((a, b) => a.distance - b.distance);
    for (const { age } of near) {
      const fits = ageRelation(today, age, birth);
      if (!fits) continue;
      found.push(fits);
      break;
    }
  }
  return found;
};
