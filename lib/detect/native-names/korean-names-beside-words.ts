// Finds Korean names next to a job title or a word for a relation, even if no list has the full name: "팀장 도경환이", "민지호 대리가", "친구 나래랑 슬기랑".
import { anyOf } from '../../lexicon/alternatives.ts';
import type { Span } from '../../text/span.ts';
import { nativeNamesOf } from './lists.ts';
import { nativeWords } from './words.ts';

const oneOf = (use: string) => anyOf(nativeWords(use, 'ko'));
const KOREAN = nativeNamesOf('ko');
const GIVEN = [...KOREAN.given, ...KOREAN.givenAlsoWords].filter((name) => name.length === 2);
const syllables = (at: 0 | 1) => [...new Set(GIVEN.map((name) => name.charAt(at)))].join('');

const SURNAME = anyOf(KOREAN.family);
const JOB_TITLE = oneOf('job title');
const PARTICLE =
  '이?(?:은|는|이|가|을|를|과|와|랑|도|만|의|에게|한테|께|께서|하고|라고|라는|네|인데|입니다|이에요|예요|이고|씨|님)?';
const END = '(?![가-힣])';

/** A name that no list needs to have: a surname and two syllables that occur in listed given names. */
const COMPOSED_NAME = `${SURNAME}[${syllables(0)}][${syllables(1)}]`;
const NAME_BEFORE_TITLE = new RegExp(
  `(?<![가-힣])(?<name>${COMPOSED_NAME})(?= ?${JOB_TITLE}(?:님|들)?${PARTICLE}${END})`,
  'gu',
);
const NAME_AFTER_TITLE = new RegExp(
  `(?<=(?<![가-힣])(?:[가-힣]{2,4} )?(?:${JOB_TITLE}|${oneOf('other word before a name')})(?:인|은|는|:|：)? ?)(?!이기도|이라도|이지만)(?<name>${COMPOSED_NAME})(?=${PARTICLE}${END})`,
  'gu',
);

const AFTER_RELATION = `(?<=(?<![가-힣])${oneOf('relation')}(?:인|이름은)? )`;
const GIVEN_NAMES = anyOf(GIVEN);
/** One or two given names, joined by "and", after a word for a relation: "친구 나래랑 슬기랑". */
const NAMES_AFTER_RELATION = new RegExp(
  `${AFTER_RELATION}(?<name>${GIVEN_NAMES})(?:이?(?:랑|하고)|과|와) (?<second>${GIVEN_NAMES})(?=${PARTICLE}${END})|${AFTER_RELATION}(?!성은|성이)(?<only>${GIVEN_NAMES})(?=${PARTICLE}${END})`,
  'dgu',
);
/** Names that are also nouns for people: "선수" also means "player". */
const PEOPLE_NOUNS: ReadonlySet<string> = new Set(nativeWords('noun for people', 'ko'));
const withoutPeople = (names: readonly string[]) => names.filter((name) => !PEOPLE_NOUNS.has(name));
const PARTICLE_OF_PERSON =
  '(?:이?한테(?:서|도|는|만)?|에게(?:서|도|는)?|이[가를는]|쌤|언니|오빠|누나|이?네 (?:집|가족|엄마|아빠))';
/** A name that is also a word, followed by a particle that is used only for people: "나리한테", "하늘이가", "바다야 예약 좀". */
const NAME_BEFORE_PARTICLE = new RegExp(
  `(?<![가-힣])(?<only>${anyOf(withoutPeople(KOREAN.givenAlsoWords))})(?=${PARTICLE_OF_PERSON}(?![가-힣])|야,? (?!말로|한다|하[는지]|돼))`,
  'dgu',
);
const PET_WORDS = oneOf('animal');
const PET_NAME = oneOf('name of a pet');
const PET = new RegExp(
  `(?<=(?<![가-힣])${PET_WORDS}(?: 이름은|인|,)? )(?<only>${PET_NAME})(?=(?:이가|가|이는|는|이랑|랑|입니다|예요|이에요)(?![가-힣])|(?<=[가-힣]이)(?= (?!좋|싫|먹어도|먹여도)))`,
  'dgu',
);

/** A given name before a job title with "님": "은총 차장님". Excluded are words for a department: "정보 과장님" ("head of information"). */
const GIVEN_BEFORE_TITLE = new RegExp(
  `(?<![가-힣])(?!${oneOf('department before a title')})(?<only>${GIVEN_NAMES})(?= ?${JOB_TITLE}님)`,
  'dgu',
);
const NAME_BEFORE_SSI = new RegExp(
  `(?<![가-힣])(?!${oneOf('no name before 씨')})(?<only>[가-힣]{2,4})(?= 씨(?:(?:는|가|를|의|와|랑|도|네|에게|한테|께서|께|입니다|예요|였|라는|라고)(?![가-힣])|[ ,.(]|$))`,
  'dgmu',
);

/** Words such as "nickname" and "real name", beside which a name stands: "코난(별명)", "본명은 맹영구", "태명이 '쑥쑥이'". */
const KIND_OF_NAME = '본명|별명|실명|가명|태명|애칭|닉네임|예명|개명 전 이름';
const NAMED_IN_BRACKETS = new RegExp(
  `(?<![가-힣])(?<only>(?!이름|이건|그건|저는|사장|선생|친구|엄마|아빠)[가-힣]{2,4}?)(?:이?(?:은|는|이|가|을|를))?\\((?:${KIND_OF_NAME})(?=[),임])`,
  'dgu',
);
const IS = '(?:이?(?:고|라고|라서|라|야|다|며|래|래요)|이에요|예요|이었|였|임|입니다|인데)';
const NAMED_BY_KIND = new RegExp(
  `(?<=(?<![가-힣])(?:${KIND_OF_NAME})(?:은|이|:|：)? ?['"‘“]?)(?![가-힣]이(?:라|고|에|야|다|었)|안 |못 |${oneOf('no name after a kind of name')})(?<only>[가-힣]{2,4}?)(?=['"’”]|\\)|${IS}(?![가-힣])|,|$)`,
  'dgmu',
);

/** The name of somebody who died: "아버지 故 변무길". */
const NAME_OF_DEAD = new RegExp(
  `(?<=(?:故|고\\(故\\)|\\(故\\)) ?)(?<only>${SURNAME}[가-힣]{2})(?=${PARTICLE}${END})`,
  'dgu',
);

/** Vietnamese names as Korea spells them: "쩐 반 끄엉", "레 티 투이". The family name is one of a few, the middle name too. */
const VIETNAMESE_PARTICLE = '(?:은|는|가|을|를|과|와|의|도|에게|한테|님|이랑|랑|입니다)?(?![가-힣])';
const VIETNAMESE = new RegExp(
  `(?<![가-힣])(?<only>${oneOf('Vietnamese family name')} (?!씨)[가-힣]{1,3}?(?: [가-힣]{1,3}?)?|${oneOf('short Vietnamese family name')} ${oneOf('Vietnamese middle name')} [가-힣]{1,3}?)(?=${VIETNAMESE_PARTICLE})(?! [가-힣]{1,3}(?:[,)\n]|$))`,
  'dgu',
);

/** The name of a child before a word for a parent, as parents call each other: "산이 엄마", "마음 아빠". */
const CHILD_OF_PARENT = new RegExp(
  `(?<![가-힣])(?!${oneOf('no name of a child')})(?<only>${anyOf(withoutPeople([...GIVEN, ...KOREAN.givenAlsoWords]))}(?=이?네? )|[가-힣]이(?<!아이)(?= |네 ))(?=이?네? ${oneOf('parent')}(?:께|한테|에게|가|는|도|랑|와|의|입니다|예요|이에요|인데|,|\\)|$|\\s))`,
  'dgmu',
);

/** The writer's name after "I": "나 다솜인데", "저 보람이에요". */
const INTRODUCES_SELF = new RegExp(
  `(?<=(?:^|[\\s"'“‘,.!~])(?:나|저|나야)[,.]? )(?!${oneOf('no name after "I"')})(?<only>${SURNAME}?${anyOf([...GIVEN, ...KOREAN.givenAlsoWords])})(?=(?:이?야|인데요?|이에요|예요|입니다|이라고|라고|이거든요?|거든요?)(?![가-힣]))`,
  'dgmu',
);

function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: name }) => ({ start: index, end: index + name.length }));
}

function groupsOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ indices }) =>
    Object.values(indices?.groups ?? {}).flatMap((at) => (at ? [{ start: at[0], end: at[1] }] : [])),
  );
}

export const koreanNamesBesideWords = (text: string): readonly Span[] => [
  ...spansOf(text, NAME_BEFORE_TITLE),
  ...spansOf(text, NAME_AFTER_TITLE),
  ...groupsOf(text, NAMES_AFTER_RELATION),
  ...groupsOf(text, PET),
  ...groupsOf(text, NAME_BEFORE_PARTICLE),
  ...groupsOf(text, GIVEN_BEFORE_TITLE),
  ...groupsOf(text, NAME_BEFORE_SSI),
  ...groupsOf(text, NAMED_IN_BRACKETS),
  ...groupsOf(text, NAMED_BY_KIND),
  ...[NAME_OF_DEAD, VIETNAMESE, CHILD_OF_PARENT, INTRODUCES_SELF].flatMap((pattern) => groupsOf(text, pattern)),
];
