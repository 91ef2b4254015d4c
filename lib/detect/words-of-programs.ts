// Recognises words of manuals, settings and reports that the model takes for accounts, identifiers or passwords: the command of a manual page,
// the name of a skill, the label of a laboratory value, a checksum, a placeholder in angle brackets, the year of a car.

import { rememberedForLastText } from '../text/for-last-text.ts';
import type { Finding } from './annotation.ts';

/** The start of a settings block that describes a skill: "---\nname: eli8\ndescription: Explains …". */
const SKILL = /(?:^|\n)---[ \t]*\nname: ?["']?(?<name>[\w-]{2,60})["']?[ \t]*\ndescription:/u;
/** A laboratory value after its label: "Transferrin: 2.7 g/L". */
const LABORATORY_VALUE_AFTER = /^: ?[<>]?\d[\d.,]* ?(?:[mµμnp]?(?:g|mol|U|IU|kat)|IU|U)\/d?[Ll](?!\p{L})/u;
const FIRST_WORD_OF_LINE = /\n(?<command>[a-z][a-z\d-]{1,20}) (?<rest>[^\n]*)/gu;
const OPTION = /^.{0,80}(?:(?:^|[ [])--?[a-z]|\[)/u;
/** How many examples in a manual must begin with a command. */
const MIN_EXAMPLES = 2;

/** The commands with which lines of a manual with examples begin, at least one with an option: "Show the cache:\nbun pm cache --all". */
const commandsOfManual = rememberedForLastText((text): ReadonlySet<string> => {
  const [examples, withOption] = [new Map<string, number>(), new Set<string>()];
  for (const { groups, index } of text.matchAll(FIRST_WORD_OF_LINE)) {
    const { command = '', rest = '' } = groups ?? {};
    if (text[index - 1] === ':') examples.set(command, (examples.get(command) ?? 0) + 1);
    if (OPTION.test(rest)) withOption.add(command);
  }
  return new Set([...withOption].filter((command) => (examples.get(command) ?? 0) >= MIN_EXAMPLES));
});

const skillOf = rememberedForLastText((text) => SKILL.exec(text)?.groups?.name);

function isNoAccount(text: string, { start, end }: Finding): boolean {
  const value = text.slice(start, end);
  return (
    LABORATORY_VALUE_AFTER.test(text.slice(end, end + 24)) ||
    skillOf(text) === value ||
    commandsOfManual(text).has(value)
  );
}

/** The name of a hash before its value: "sha1=f1d2…", "SHA256: b5bb…". */
const HASH_BEFORE = /(?<!\p{L})(?:sha-?\d{1,3}|md5)\s?[=:]\s?$/iu;
/** Words that make a checksum somebody's secret: "password sha1: …". */
const SECRET_BEFORE = /(?<!\p{L})(?:pass\p{L}*|pwd|token|secret|pin|key|user\p{L}*|hashed?)(?!\p{L})/iu;
const HASH = /^(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})$/iu;

/** A colour in lower case: "#667eea". Order numbers have capitals or digits alone. */
const isColour = (value: string, before: string): boolean =>
  /^#(?=\d*[a-f])(?=[a-f]*\d)(?:[\da-f]{6}|[\da-f]{8})$/u.test(before.endsWith('#') ? `#${value}` : value);

function isNoIdentifier(text: string, { start, end }: Finding): boolean {
  const value = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 12), start);
  return (
    isColour(value, before) ||
    (HASH.test(value) && HASH_BEFORE.test(before) && !SECRET_BEFORE.test(text.slice(Math.max(0, start - 60), start))) ||
    // The start of a placeholder: "<A01-A10 category>".
    (before.endsWith('<') && /^(?: \p{Ll}+){1,4}>/u.test(text.slice(end, end + 60))) ||
    // The digits before the decimal point of a setting or time: "user=478.37".
    (/^\d{1,4}$/u.test(value) && before.endsWith('=') && /^\.\d{1,3}(?![\p{L}\d.])/u.test(text.slice(end, end + 6)))
  );
}

/** The year and make of a car, which the model takes for a house: "2010 Hyundai Genesis". */
const CAR =
  /^(?:19[5-9]\d|20[0-3]\d) (?:Acura|Audi|BMW|Buick|Cadillac|Chevrolet|Chevy|Chrysler|Dodge|Fiat|Ford|GMC|Honda|Hyundai|Infiniti|Jeep|Kia|Lexus|Mazda|Mercedes|Mitsubishi|Nissan|Porsche|Subaru|Tesla|Toyota|Volkswagen|Volvo|VW)(?!\p{L})/u;

/** Whether a model's finding is a word, number or checksum of a program, a manual or a report. */
export function isWordOfProgram(finding: Finding, text: string): boolean {
  const value = text.slice(finding.start, finding.end);
  if (finding.type === 'USERNAME') return isNoAccount(text, finding);
  if (finding.type === 'ID') return isNoIdentifier(text, finding);
  if (finding.type === 'PASSWORD') return /^(?:Wi-?Fi|test-?user\d?)$/iu.test(value);
  return finding.type === 'ADDRESS' && CAR.test(value);
}
