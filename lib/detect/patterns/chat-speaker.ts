// Finds the speakers in a pasted chat that a messenger exported: "[바다] [오후 2:12] 어디야", "20:14⇥まいまい⇥明日", "[12/03/2025, 21:14] חן: כן".
import { anyOf } from '../../lexicon/alternatives.ts';
import type { Span } from '../../text/span.ts';
import { nativeWords } from '../native-names/words.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';
import { SPEAKER_ROLES } from './speaker-roles.ts';

const CONFIDENCE = 0.85;
const CHAT_SPEAKER_RULE = 'chat-speaker';

const HOUR = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?';
const HALF_OF_DAY = '(?:AM|PM|am|pm|[ap]\\. ?m\\.|오전|오후|午前|午後|上午|下午|ص|م)';
const TIME = `(?:${HALF_OF_DAY} ?)?${HOUR}(?: ?${HALF_OF_DAY})?`;
const DAY = '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}\\.?';
const NAME = "(?<name>[\\p{L}\\p{M}][\\p{L}\\p{M}\\p{N} .'’_-]{0,28}?)";
const NATIVE_LETTER =
  '[\\p{Script=Hangul}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}]';
/** A name in a script without capitals. Names in other scripts are left to the model, because many lines outside chats begin with a time. */
const NATIVE_NAME = `(?<name>(?=${NATIVE_LETTER})(?:(?:אבא|אמא|סבתא|סבא) של |(?:أم|أبو) )?[\\p{L}\\p{M}\\p{N}ー-]{1,10})`;

const EXPORT_FORMATS: readonly RegExp[] = [
  // KakaoTalk
  new RegExp(`^\\[${NAME}\\] \\[${TIME}\\]`, 'dgmu'),
  // WhatsApp
  new RegExp(`^\\[(?:${DAY},? ${TIME}|${TIME}[,،]? ${DAY})\\] ?${NAME}:`, 'dgmu'),
  new RegExp(`^${DAY},? ${TIME} - ${NAME}:`, 'dgmu'),
  // LINE
  new RegExp(`^${TIME}\\t${NAME}\\t`, 'dgmu'),
];
/** Formats that also occur outside chats, so a name counts as a speaker only if it appears at least twice. */
const REPEATED_FORMATS: readonly RegExp[] = [
  new RegExp(`^${HOUR} ${NATIVE_NAME} (?=\\S)`, 'dgmu'),
  new RegExp(`^[-*>]? ?\\[?(?:${DAY} )?${TIME}\\]? ${NATIVE_NAME} ?[:：] ?`, 'dgmu'),
  // WeChat and QQ, which put the message on the line after the name
  new RegExp(`^${NATIVE_NAME}:? {1,2}(?:${DAY} )?${TIME}$`, 'dgmu'),
];
/** The start of a message that begins with a number: "3시에 봐". A number that only a unit follows is a measure instead: "2.7 g/L", "3개". */
const NUMBER_IN_MESSAGE =
  '\\d{1,4} ?(?![\\p{L}\\p{M}]{1,2}\\s*$)[\\p{Script=Hangul}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Hebrew}\\p{Script=Arabic}]';
/** Formats without a time. Lists of labels ("Price: …") look the same, so a name must appear at least twice here too. */
const LOOSE_FORMATS: readonly RegExp[] = [
  // A message must follow on the same line. A bare measure is no message, because then the word before it is a label: "트랜스페린: 2.7 g/L".
  new RegExp(`^[-*>]? ?${NATIVE_NAME} ?[:：](?= ?(?:[^\\s\\d]|${NUMBER_IN_MESSAGE}))`, 'dgmu'),
  // Dialogue as in a Japanese novel: the speaker, then the words in corner brackets
  new RegExp(`^${NATIVE_NAME}「(?=[^」\\n]+」$)`, 'dgmu'),
];

/** Signs that a supposed name comes from a log, because log lines begin with a time too. */
const LOG_MARK =
  /(?:^\p{Ll}|^\p{Lu}+$|\p{L}\.\p{Lu}|(?:^|\W)(?:ERROR|INFO|WARN|WARNING|DEBUG|TRACE|FATAL|NOTICE)(?:\W|$))/u;
const FORM_OF_ADDRESS = /(?:(?<=\p{L}{2})(?:님|씨|さん|ちゃん|くん)|(?<=\p{L})(?:先生|老师|老師|经理|姐|哥|叔|总))$/u;
/** Kinship words before a name that are not part of it: "אבא של שקד" ("Shaked's father"). An Arabic kunya ("أم ريتاج") is part of the name and not listed. */
const KINSHIP = /^(?:(?:אבא|אמא|סבתא|סבא) של |(?:พี่|น้อง|ป้า|ลุง|น้า|ครู|คุณ|เจ๊|เฮีย)(?=\p{Script=Thai}{2}))/u;

function spanOf(name: string, start: number): Span {
  const before = KINSHIP.exec(name)?.[0].length ?? 0;
  const behind = FORM_OF_ADDRESS.exec(name)?.[0].length ?? 0;
  return { start: start + before, end: start + name.length - behind };
}

/** Chinese job titles such as "经纪人" and "装修设计师". Most end in one of these characters, and hardly any name does. */
const CHINESE_ROLE = /^(?:\p{Script=Han}{1,5}[者员員师師官]|\p{Script=Han}{2,5}人)$/u;
/** Chinese labels of texts, questions and forms, such as "translation" and "the answer is": "中文翻译", "答案是", "从以下选项中选择". */
const HAN_LABEL = new RegExp(`^从|${anyOf(nativeWords('end of a label'))}$`, 'u');
/** Labels of several Japanese words: "名称の意味". A word before の that is a name makes the label one of a person: "田中の説明". */
const KANJI_LABEL = new RegExp(
  `^${anyOf(nativeWords('subject of a label', 'ja'))}の${anyOf(nativeWords('label of a subject', 'ja'))}$`,
  'u',
);
/** Chinese particles that show that a word before a colon is a label. Nicknames have them too, so only formats without a time exclude them. */
const HAN_PARTICLE = /[的了]/u;
const isRoleWord = (name: string) =>
  SPEAKER_ROLES.has(name.toLowerCase()) ||
  SPEAKER_ROLES.has(name.replace(/님$|^ה/u, '')) ||
  CHINESE_ROLE.test(name) ||
  KANJI_LABEL.test(name) ||
  (/^\p{Script=Han}{2,}$/u.test(name) && HAN_LABEL.test(name));
/** Whether a speaker's label is a role and not a name. It may have a number ("参与者1"), a form of address ("소비자님") or an article ("הבוס"). */
const isRole = (name: string) => isRoleWord(name) || isRoleWord(name.replace(/ ?(?:\d{1,2}|[A-Z])$/u, ''));

interface Speaker {
  readonly name: string;
  readonly span: Span;
}

function speakers(text: string, pattern: RegExp): Speaker[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ groups, indices }) => {
    const name = groups?.name?.trim() ?? '';
    const at = indices?.groups?.name;
    return name === '' || !at || isRole(name) || LOG_MARK.test(name) ? [] : [{ name, span: spanOf(name, at[0]) }];
  });
}

function repeatedSpeakers(text: string, pattern: RegExp): Speaker[] {
  const found = speakers(text, pattern);
  return found.filter(({ name }) => found.filter((other) => other.name === name).length > 1);
}

/** Each of the formats has a time, a colon or a corner bracket. */
const MAY_HAVE_SPEAKERS = /[:：「]|\d\.\d/;

export const chatSpeaker: PatternRule = {
  name: CHAT_SPEAKER_RULE,
  find(text) {
    const lines = normalisedForRules(text);
    if (!MAY_HAVE_SPEAKERS.test(lines)) return [];
    const spans = [
      ...EXPORT_FORMATS.flatMap((pattern) => speakers(lines, pattern).map(({ span }) => span)),
      ...REPEATED_FORMATS.flatMap((pattern) => repeatedSpeakers(lines, pattern).map(({ span }) => span)),
      ...LOOSE_FORMATS.flatMap((pattern) =>
        repeatedSpeakers(lines, pattern).flatMap(({ name, span }) => (HAN_PARTICLE.test(name) ? [] : [span])),
      ),
    ];
    return spans.map(({ start, end }) => ({
      start,
      end,
      type: 'PERSON',
      confidence: CONFIDENCE,
      source: { detector: 'pattern', rule: CHAT_SPEAKER_RULE },
    }));
  },
};
