// Texts of any length, each of one construct many times over, as people paste them or as an attacker would write them.

/** A text of at least so many characters. */
type TextMaker = (length: number) => string;

const SYLLABLES = 'ba ko ri te mu la ne so di ga'.split(' ');
const GIVEN = 'Anna Ravi Ingrid Tomasz Lucía Hiroshi Fatima Olga Pierre Noor'.split(' ');
const FAMILY = 'Schmidt Okafor Lindqvist Nowak Castellanos Yamada Haddad Petrova Moreau Khan'.split(' ');

const given = (at: number) => GIVEN[at % GIVEN.length] ?? '';
const family = (at: number) => FAMILY[at % FAMILY.length] ?? '';
/** A word that looks like a name, another one for each of a thousand numbers. */
function name(at: number): string {
  const word = [at, Math.floor(at / 10), Math.floor(at / 100)].map((part) => SYLLABLES[part % 10]).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
const lower = (at: number) => name(at).toLowerCase();

const repeated =
  (unit: (at: number) => string, head = ''): TextMaker =>
  (length) => {
    let text = head;
    for (let at = 0; text.length < length; at += 1) text += unit(at);
    return text;
  };

export const TEXTS: Readonly<Record<string, TextMaker>> = {
  'one word': repeated(() => 'a'),
  spaces: repeated(() => ' ', 'a'),
  'empty lines': repeated(() => '\n', 'a'),
  brackets: repeated(() => '('),
  'bracket pairs': repeated((at) => `(${name(at)}) [${at}] `),
  quotes: repeated(() => '"'),
  'quoted words': repeated((at) => `"${name(at)} said" '${at}' `),
  dots: repeated(() => '. '),
  commas: repeated(() => 'a, '),
  'capital words': repeated((at) => `${name(at).toUpperCase()} `),
  names: repeated((at) => `${given(at)} ${name(at)} met ${given(at * 7)} ${family(at)} in Berlin. `),
  'introduced names': repeated((at) => `My name is ${given(at)} ${name(at)}. Dr. ${name(at + 3)} called.\n`),
  'lines with a name': repeated((at) => `${name(at)}\n`),
  organisations: repeated((at) => `${name(at)} GmbH and ${name(at + 5)} Ltd. `),
  numbers: repeated((at) => `${12_345_678 + at * 7919}, `),
  accounts: repeated((at) => `customer no. ${100_200 + at * 17}; `),
  phones: repeated((at) => `call +49 171 ${2_345_678 + at}, `),
  money: repeated((at) => `$${at}.50 and €${at * 3} `),
  dates: repeated(
    (at) => `${1 + (at % 28)} March ${1950 + (at % 60)}, born 3.4.${1950 + (at % 60)}. 2024-05-${10 + (at % 20)} `,
  ),
  mails: repeated((at) => `${lower(at)}.${at}@example${at % 9}.org, `),
  addresses: repeated((at) => `${at + 1} ${name(at)} Street, ${10_115 + at} Berlin\n`),
  'web addresses': repeated((at) => `https://example${at % 9}.org/${name(at)}/${at}?q=${at} `),
  fields: repeated((at) => `Name: ${given(at)} ${name(at)}\nPhone: 030 ${1_234_567 + at}\n`),
  table: repeated((at) => `${given(at)} ${name(at)} | ${at}.50 | u${at}@example.org\n`, 'Name | Amount | Mail\n'),
  csv: repeated((at) => `${given(at)} ${name(at)},u${at}@example.com,${at}.50\n`, 'Full name,Email,Amount\n'),
  code: repeated((at) => `const ${lower(at)} = call_${name(at)}(${at}, "${name(at)}");\n`),
  json: repeated((at) => `{"name": "${given(at)} ${name(at)}", "id": ${10_000 + at}},\n`, '['),
  log: repeated((at) => `2026-01-05 INFO user=${lower(at)} from 10.0.${at % 250}.4 order ${100_234 + at}\n`),
  blob: repeated((at) => `${name(at * 31)}${at}Qx`),
  chat: repeated((at) => `${given(at)}: hi ${given(at + 1)}, how are you?\n`),
  chinese: repeated((at) => `王小明${at}、`),
  japanese: repeated(() => '田中太郎さんは東京に'),
  korean: repeated((at) => `김민${'수지호영'[at % 4]} 씨는 `),
};
