// Finds Korean names next to a job title or a word for a relation, even if no list has the full name: "팀장 도경환이", "민지호 대리가", "친구 나래랑 슬기랑".
import type { Span } from '../../text/span.ts';
import ko from './ko.json';
import { splitNames } from './lists.ts';

const anyOf = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length).join('|');
const given = [...splitNames(ko.given), ...splitNames(ko.givenAlsoWords)].filter((name) => name.length === 2);
const syllables = (at: 0 | 1) => [...new Set(given.map((name) => name.charAt(at)))].join('');

const SURNAME = anyOf(splitNames(ko.family));
const JOB_TITLE =
  '대표|대리|과장|차장|부장|팀장|실장|주임|사원|계장|원장|부원장|사장|부사장|회장|전무|상무|이사|책임|선임|수석|매니저|소장|관장|교수|선생|변호사|세무사|노무사|간호사|기사|반장|점장|조교|코치|감독|작가|기자|박사|연구원';
const PARTICLE =
  '이?(?:은|는|이|가|을|를|과|와|랑|도|만|의|에게|한테|께|께서|하고|라고|라는|네|인데|입니다|이에요|예요|이고|씨|님)?';
const END = '(?![가-힣])';

/** A name that no list needs to have: a surname and two syllables that occur in listed given names. */
const COMPOSED_NAME = `(?:${SURNAME})[${syllables(0)}][${syllables(1)}]`;
const NAME_BEFORE_TITLE = new RegExp(
  `(?<![가-힣])(?<name>${COMPOSED_NAME})(?= ?(?:${JOB_TITLE})(?:님|들)?${PARTICLE}${END})`,
  'gu',
);
const NAME_AFTER_TITLE = new RegExp(
  `(?<=(?<![가-힣])(?:[가-힣]{2,4} )?(?:${JOB_TITLE}|상사|선배|후배|동료|담당자|담당|주치의|의사|이장|통장|간병인|기사님|작가님|집주인|임대인|임차인|세입자|원고|피고|환자|이름은?|성명|예금주)(?:인|은|는|:|：)? ?)(?!이기도|이라도|이지만)(?<name>${COMPOSED_NAME})(?=${PARTICLE}${END})`,
  'gu',
);

const RELATIONS =
  '친구|절친|남친|여친|남자친구|여자친구|남편|아내|와이프|아들|딸|큰아들|작은아들|큰딸|작은딸|첫째|둘째|셋째|막내|동생|여동생|남동생|언니|오빠|누나|조카|손자|손녀|사촌|동료|후배|선배|짝꿍|룸메이트|룸메|이모|고모|삼촌|이웃|시누이|올케|형님|동서|처제|처남|매형|형부|제부|손주|외손자|외손녀|조카딸|신랑|신부|새언니|짝꿍|단짝|전남친|전여친|구남친|썸남|썸녀|사돈|고인 故|故';
const GIVEN_NAMES = anyOf(given);
/** One or two given names, joined by "and", after a word for a relation: "친구 나래랑 슬기랑". */
const NAMES_AFTER_RELATION = new RegExp(
  `(?<=(?<![가-힣])(?:${RELATIONS})(?:인|이름은)? )(?<name>${GIVEN_NAMES})(?:이?(?:랑|하고)|과|와) (?<second>${GIVEN_NAMES})(?=${PARTICLE}${END})|(?<=(?<![가-힣])(?:${RELATIONS})(?:인|이름은)? )(?!성은|성이)(?<only>${GIVEN_NAMES})(?=${PARTICLE}${END})`,
  'dgu',
);
/** Names that are also nouns for people: "선수" also means "player". */
const PEOPLE_NOUNS: ReadonlySet<string> = new Set(
  '선수 성인 주장 인사 의사 공주 수호 주인 서민 시민 국민 사장 장군'.split(' '),
);
/** A name that is also a word, followed by a particle that is used only for people: "나리한테", "하늘이가", "바다야 예약 좀". */
const NAME_BEFORE_PARTICLE = new RegExp(
  `(?<![가-힣])(?<only>${anyOf(splitNames(ko.givenAlsoWords).filter((name) => !PEOPLE_NOUNS.has(name)))})(?=(?:이?한테(?:서|도|는|만)?|에게(?:서|도|는)?|이[가를는]|쌤|언니|오빠|누나|이?네 (?:집|가족|엄마|아빠))(?![가-힣])|야,? (?!말로|한다|하[는지]|돼))`,
  'dgu',
);
const PET_WORDS = '강아지|고양이|반려견|반려묘|냥이|댕댕이|멍멍이|푸들|말티즈|포메|토끼|햄스터|앵무새';
const PET_NAME =
  '뭉치|초코|콩이|보리|두부|코코|몽이|까미|해피|사랑이|구름이|하늘이|별이|달이|나비|치즈|호두|땅콩|망고|감자|밤이|쿠키|모모|루루|미미|토토|복실이|흰둥이|점순이|순심이|똘이|뽀삐|탄이|츄츄|레오|루이|라떼|모카|크림이|솜이|꼬미|단추|설기|봄이|여름이|가을이|겨울이|방울이|까망이|누룽지|찹쌀이|인절미|마루|바둑이|재롱이|쫑이|밍키|똘똘이|아롱이|다롱이';
const PET = new RegExp(
  `(?<=(?<![가-힣])(?:${PET_WORDS})(?: 이름은|인|,)? )(?<only>${PET_NAME})(?=(?:이가|가|이는|는|이랑|랑|입니다|예요|이에요)(?![가-힣])|(?<=[가-힣]이)(?= (?!좋|싫|먹어도|먹여도)))`,
  'dgu',
);

/** A given name before a job title with "님": "은총 차장님". Excluded are words for a department: "정보 과장님" ("head of information"). */
const GIVEN_BEFORE_TITLE = new RegExp(
  `(?<![가-힣])(?!지원|정보|미래|사업|영업|기획|운영|관리|주임|수석|선임|전임|신임|담당)(?<only>${GIVEN_NAMES})(?= ?(?:${JOB_TITLE})님)`,
  'dgu',
);
const NAME_BEFORE_SSI =
  /(?<![가-힣])(?!남편|아내|주인|사장|기사|선생|아가|여자|남자|고객|손님|환자|마음|이런|저런|그런|누구|모모|아무개|어떤|여러|우리)(?<only>[가-힣]{2,4})(?= 씨(?:(?:는|가|를|의|와|랑|도|네|에게|한테|께서|께|입니다|예요|였|라는|라고)(?![가-힣])|[ ,.(]|$))/dgmu;

/** Words such as "nickname" and "real name", beside which a name stands: "코난(별명)", "본명은 맹영구", "태명이 '쑥쑥이'". */
const KIND_OF_NAME = '본명|별명|실명|가명|태명|애칭|닉네임|예명|개명 전 이름';
const NAMED_IN_BRACKETS = new RegExp(
  `(?<![가-힣])(?<only>(?!이름|이건|그건|저는|사장|선생|친구|엄마|아빠)[가-힣]{2,4}?)(?:이?(?:은|는|이|가|을|를))?\\((?:${KIND_OF_NAME})(?=[),임])`,
  'dgu',
);
const NAMED_BY_KIND = new RegExp(
  `(?<=(?<![가-힣])(?:${KIND_OF_NAME})(?:은|이|:|：)? ?['"‘“]?)(?![가-힣]이(?:라|고|에|야|다|었)|뭐|무엇|비밀|몰라|모르|없|있|같|안 |못 |공개|사용|노출|기재|나오|빼|적|쓰|부르|그대로|따로|각각|대신|또는|이나)(?<only>[가-힣]{2,4}?)(?=['"’”]|\\)|(?:이?(?:고|라고|라서|라|야|다|며|래|래요)|이에요|예요|이었|였|임|입니다|인데)(?![가-힣])|,|$)`,
  'dgmu',
);

/** The name of somebody who died: "아버지 故 변무길". */
const NAME_OF_DEAD = new RegExp(
  `(?<=(?:故|고\\(故\\)|\\(故\\)) ?)(?<only>(?:${SURNAME})[가-힣]{2})(?=${PARTICLE}${END})`,
  'dgu',
);

/** Vietnamese names as Korea spells them: "쩐 반 끄엉", "레 티 투이". The family name is one of a few, the middle name too. */
const VIETNAMESE_PARTICLE = '(?:은|는|가|을|를|과|와|의|도|에게|한테|님|이랑|랑|입니다)?(?![가-힣])';
const VIETNAMESE = new RegExp(
  `(?<![가-힣])(?<only>(?:응우옌|응웬|응우엔|구엔|쩐|팜|호앙|후인|부이|즈엉|쯔엉|딘) (?!씨)[가-힣]{1,3}?(?: [가-힣]{1,3}?)?|(?:레|도|호|판|부|당|찐|마이|라이|까오) (?:티|반|쑤언|응옥|꽝|흐우|탄|타잉|득) [가-힣]{1,3}?)(?=${VIETNAMESE_PARTICLE})(?! [가-힣]{1,3}(?:[,)\n]|$))`,
  'dgu',
);

/** The name of a child before a word for a parent, as parents call each other: "산이 엄마", "마음 아빠". */
const CHILD_OF_PARENT = new RegExp(
  `(?<![가-힣])(?!막내|예비|공주|성인|희망|사랑|새벽|다정한)(?<only>(?:${anyOf([...given, ...splitNames(ko.givenAlsoWords)].filter((name) => !PEOPLE_NOUNS.has(name)))})(?=이?네? )|[가-힣]이(?<!아이)(?= |네 ))(?=이?네? (?:엄마|아빠|어머니|아버지|어머님|아버님|할머니|할아버지|이모|고모|맘)(?:께|한테|에게|가|는|도|랑|와|의|입니다|예요|이에요|인데|,|\\)|$|\\s))`,
  'dgmu',
);

/** The writer's name after "I": "나 다솜인데", "저 보람이에요". */
const INTRODUCES_SELF = new RegExp(
  `(?<=(?:^|[\\s"'“‘,.!~])(?:나|저|나야)[,.]? )(?!사람|학생|직원|엄마|아빠|주인|선수|막내|성인|인사|정상|이상|부자|공주)(?<only>(?:${SURNAME})?(?:${anyOf([...given, ...splitNames(ko.givenAlsoWords)])}))(?=(?:이?야|인데요?|이에요|예요|입니다|이라고|라고|이거든요?|거든요?)(?![가-힣]))`,
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
