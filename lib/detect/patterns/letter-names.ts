// Finds names in greetings and closing formulas that `person-context.ts` does not cover: those of more languages, and those with the name on
// the same line ("LG Uschi", "Thx, Nkem", "Mvh Jörgen Sparrhult").
import type { Finding } from '../annotation.ts';
import { isEverydayTerm } from '../everyday-terms.ts';
import { mayBeInName, nameWithoutSentenceWords, PERSON_NAME_PATTERN } from './name-form.ts';
import { OUTER_PUNCTUATION_EXCEPT_FULL_STOP, type PatternRule, type PatternShape, shapeRule } from './rule.ts';

const NAME = `(?<value>${PERSON_NAME_PATTERN})`;
/** Lets the first letter of each word match in either case. The flag `i` would also let names match in lower case. */
const firstLetterInAnyCase = (words: string): string =>
  words
    .trim()
    .split(/\s+/u)
    .map((word) => {
      const first = word.charAt(0);
      return `[${first.toUpperCase()}${first}]${word.slice(1).replaceAll('_', ' ')}`;
    })
    .join('|');

const GREETINGS = firstLetterInAnyCase(
  `salut coucou bonsoir kedves tisztelt szia hejsan hej kära käre bästa hoi lieve cześć czesc witaj drogi droga hej
   merhaba selam sayın sevgili привет здравствуйте уважаемый уважаемая дорогой дорогая oi moin servus`,
);
/** Words after a greeting that are not names of people ("Sayın Yetkili", "Kedves Kollégák"), and names of AI assistants. */
const NOT_A_NAME =
  /^(?:Yetkili|İlgili|Müdür\p{L}*|Hocam|Üye\p{L}*|Müşteri\p{L}*|Koll\p{L}*|Ügyf\p{L}*|Vásárló\p{L}*|Hölgy\p{L}*|Uram|Asszonyom|Címzett|Vänner|Kund\p{L}*|Alla|Allihop\p{L}*|Dyrektor\p{L}*|Klien\p{L}*|Państwo|Господин\p{L}*|Госпож\p{L}*|Коллег\p{L}*|Клиент\p{L}*|Друзья|Друг\p{L}*|An|Les|Mesdames|Messieurs|Madame|Monsieur|Gente|Pessoal|Galera|Zusammen|Leute|Claude|ChatGPT|GPT|Gemini|Copilot|Siri|Alexa|Grok|Алиса|DeepSeek|Mistral)$/u;

/** An acronym, which is not a name if the text goes on in lower case: "Merhaba, MBTI tipimi". */
const ACRONYM = /^\p{Lu}{2,5}$/u;

const CLOSINGS = firstLetterInAnyCase(
  `lg vg mfg gruß grüße gruss gr groet groeten groetjes liebe_grüße viele_grüße thx cheers xoxo mvh hälsningar vänligen kram üdv üdvözlettel puszi
   pozdrawiam pozdr saludos abrazos firmado abraços abraço att bisous bises cordialement cdt saluti saygılarımla sevgiler с_уважением
   besos un_abrazo un_beso baci un_abbraccio beijos beijinhos um_beijo kusjes knuffels küsse alles_liebe buziaki öptüm lots_of_love all_my_love hugs целую обнимаю φιλιά
   ваш ваша твой твоя твій twój twoja tvůj tvoje kramar`,
);
const OTHER_CLOSINGS =
  'LG|VG|MfG|GR|MVH|Kind regards|Regards|Best regards|Yours|Met vriendelijke groet|Med vänlig hälsning|Z poważaniem';
/** A closing must follow the end of a sentence or line: "LG" in "The LG Monitor flickers" is not a closing. */
const AFTER_SENTENCE = '(?<=^|[.!?…:)\\n"“”„«–-]\\s{0,2})';
/** Joins two people who sign together: "Besos, Beto y Lupita". */
const AND = '(?:y|e|et|and|und|&|i|en|och|og|ve|и|та|και)';
/** The name must be at the end of the message or of a quotation. */
const MESSAGE_END = '(?=[ \\t]{0,3}(?:$|\\n|["”“»)]|[.!](?:["”“»\\s]|$)))';

const shapes: readonly PatternShape[] = [
  {
    type: 'PERSON',
    outer: OUTER_PUNCTUATION_EXCEPT_FULL_STOP,
    confidence: 0.7,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${GREETINGS}),? ${NAME}(?![\\p{L}\\p{M}])`, 'dgu'),
    accept: ({ value, text, end }) =>
      !NOT_A_NAME.test(value.split(' ')[0] ?? '') &&
      !isEverydayTerm(value, { start: 0, end: value.length }) &&
      !(ACRONYM.test(value) && /^ \p{Ll}/u.test(text.slice(end, end + 2))),
  },
  {
    type: 'PERSON',
    outer: OUTER_PUNCTUATION_EXCEPT_FULL_STOP,
    confidence: 0.8,
    pattern: new RegExp(
      `${AFTER_SENTENCE}(?:${CLOSINGS}|${OTHER_CLOSINGS})[,:.!]? (?<value>${PERSON_NAME_PATTERN}(?: ${AND} ${PERSON_NAME_PATTERN})?)${MESSAGE_END}`,
      'dgu',
    ),
  },
];

const rule = shapeRule('letter-names', shapes);

const TWO_SIGNERS = new RegExp(`^(?<one>[\\p{L}\\p{M}'’-]+)(?<and> ${AND} )\\p{L}`, 'u');
/** The two spans of "Beto y Lupita"; a longer name before "y" may be a double surname ("María Ortega y Gasset"). */
function signers(text: string, finding: Finding): readonly Finding[] {
  const first = TWO_SIGNERS.exec(text.slice(finding.start, finding.end))?.groups;
  if (!first?.one || !first.and) return [finding];
  const end = finding.start + first.one.length;
  return [
    { ...finding, end },
    { ...finding, start: end + first.and.length },
  ];
}

export const namesInCorrespondence: PatternRule = {
  name: rule.name,
  find: (text) =>
    rule
      .find(text)
      .flatMap((finding) => signers(text, finding))
      .flatMap((finding): Finding[] => {
        const name = nameWithoutSentenceWords(text.slice(finding.start, finding.end));
        const start = finding.start + name.offset;
        const isName = name.text.length > 1 && name.text.split(' ').every(mayBeInName);
        return isName ? [{ ...finding, start, end: start + name.text.length }] : [];
      }),
};
