import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { isListedGivenName } from '../given-names/find.ts';
import { isArabicGivenName } from '../native-names/spaced.ts';
import { documentLabel } from './document-labels.ts';
import { type Candidate, isFollowedBy, isPrecededBy, shapeRule } from './rule.ts';

const WORDS = wordsByUse(readData('words/program-words.tsv'));

/** At-rules, decorators and comment tags of programming languages, which look like handles: "@media", "@param". */
const NOT_A_HANDLE = new RegExp(`^@${anyOf(WORDS('word with "@" of a program'))}$`, 'i');
/** The start of a line with a code comment, so that a word with "@" is a tag: "// @ts-check". */
const COMMENT_BEFORE = /(?:^|\n)[ \t]*(?:\/\*\*?|\/\/[/!]?|#')[ \t]*$/u;
/** The asterisk at the start of a line, which is inside a code comment or a list item of Markdown. */
const STAR_BEFORE = /(?:^|\n)[ \t]*\*[ \t]*$/u;
const isInStarComment = (candidate: Candidate): boolean =>
  isPrecededBy(candidate, STAR_BEFORE) &&
  candidate.text.lastIndexOf('/**', candidate.start) > candidate.text.lastIndexOf('*/', candidate.start);
const LINE_BEFORE = /(?:^|\n)[ \t]*$/u;
const ANNOTATED_CODE =
  /^[ \t]*(?:import (?:static )?[\w.*]+;?[ \t]*$|import [^\n]*["'{;]|package \w+(?:\.\w+)+|(?:package \w|public |private )[^\n]*[;{(]|@\p{L}+\()/mu;
/** An alias in a test of a page: "cy.get('@request.all')". */
const ALIAS_BEFORE = /\.(?:get|wait)\(\[?["'`]$/u;
/** An attribute of XPath: "[@pass='x']". */
const XPATH_AFTER = /^\s?!?=/u;
/** Korean or Japanese letters directly after a word of code, such as a particle. */
const NATIVE_SUFFIX = /(?<![\p{Script=Hangul}\p{Script=Hiragana}])[\p{Script=Hangul}\p{Script=Hiragana}]+$/u;

/** An entry of BibTeX ("@article{key,") or an attribute of a Prisma field ("email String @unique"). */
const ENTRY_TYPE = new RegExp(`^@${anyOf(WORDS('entry of BibTeX'))}$`, 'iu');
const ENTRY_KEY_AFTER = /^\{[\w:./-]{2,40},/u;
const PRISMA_ATTRIBUTE =
  /^@(?:id|unique|default|map|relation|updatedAt|ignore|omit|hide|encrypted|deprecated|db\.\w+)$/u;
/** A question mark or an attribute before an attribute, which no chat has: "String? @id @indexed". */
const MORE_PRISMA_BEFORE = /(?:\]|\?|@@?(?:id|unique|map|relation|updatedAt|db\.\w+)(?:\([^\n]{0,40}\))?)[ \t]+$/u;
const PRISMA_FIELD_BEFORE =
  /(?:^|\n)[ \t]*\w+[ \t]+(?:String|Int|BigInt|Float|Decimal|Boolean|DateTime|Json|Bytes)(?:\[\]|\?)?[ \t]+(?:@@?[\w.]+(?:\((?:[^\n()]|\([^\n()]{0,40}\)){0,40}\))?[ \t]+)*$/u;
/** A function or class of Python under a decorator. People are also addressed in the line above pasted code, so it must stand in a code block. */
const DEFINITION_AFTER = /^[ \t]*\n[ \t]*(?:(?:async )?def \w+\(|class \w+[(:])/u;
/** Whether a code block is open. A text may begin inside a block, so a fence with a language always opens one. */
function isInCodeBlock({ text, start }: Candidate): boolean {
  const fences = text.slice(0, start).match(/(?:^|\n)[ \t]*```\w*/gu) ?? [];
  return /\w$/u.test(fences.at(-1) ?? '') || fences.length % 2 === 1;
}
/** A tag for a program that checks code: "@psalm-suppress". */
const CHECKER_TAG = /^@(?:(?:psalm|phpstan)-[a-z][a-z-]*|ts-(?:ignore|expect-error|nocheck|check))$/u;
/** A decorator in a sentence: "decorators such as @contextmanager". Decorators of homes and cakes have handles. */
const DECORATOR_BEFORE = /(?<!\p{L})(?:decorators?|annotations?) (?:such as ["'`]?|(?:like|named|called) `)$/iu;
const SPEAKS_OF_CODE =
  /(?<!\p{L})(?:decorated functions?|async(?:io)?|contextlib|generators|Python|TypeScript|JavaScript|Java|Kotlin|PHP|PEP \d+|null)(?!\p{L})/u;
/** A decorator of a well-known object of a program in code marks: "`@celery.task`", "`@pytest.fixture`". */
const OBJECT = anyOf(WORDS('object with decorators'));
const DECORATOR = `@${OBJECT}\\.(?:${anyOf(WORDS('decorator of an object'))}|mark\\.\\w+)`;
const DECORATOR_OF_OBJECT = new RegExp(`^${DECORATOR}$`, 'u');
const AFTER_DECORATOR = new RegExp(`\`${DECORATOR}\`, \`$`, 'u');
/** Services on which people write to a handle: "message `@bot.listener` on Telegram". */
const SPEAKS_OF_HANDLES = /(?<!\p{L})(?:instagram|insta|telegram|tiktok|twitter|threads|snapchat|handles?)(?!\p{L})/iu;
const PROGRAM_TAIL = /_(?:task|tool|command|fixture|property|method|route|hook|test|model|view|filter|tag)$/u;
const MARKED_BEFORE = /`$/u;
const MARKED_AFTER = /^`/u;
/** A noun of programming after code marks: "Avoid `@future` methods". */
const CODE_NOUN_AFTER =
  /^` (?:methods?|decorators?|annotations?|class(?:es)?|functions?|attributes?|directives?|rules?|blocks?|tags?|imports?|fields?|properties)(?!\p{L})/u;
const isCodeNoun = (candidate: Candidate): boolean =>
  /^@[A-Za-z]+$/u.test(candidate.value) &&
  isFollowedBy(candidate, CODE_NOUN_AFTER) &&
  !isListedGivenName(candidate.value.slice(1));
/** A skill of an assistant that a prompt tells it to use: "Use `@lint-and-validate`". */
const SKILL =
  /^@(?=[a-z-]*(?:[@-](?:and|git|code|lint|api|db|ui|ux|test\w*|debug\w*|review\w*|build\w*|deploy\w*|plan\w*)(?![a-z])|[a-z]{4}(?:ing|ate|ize)(?![a-z])))[a-z]{2,}(?:-[a-z]{2,})+$/u;
const USE_BEFORE = /(?<!\p{L})(?:use|run|apply|invoke|suggest) `$/iu;
const isSkill = (candidate: Candidate): boolean =>
  SKILL.test(candidate.value) &&
  isPrecededBy(candidate, USE_BEFORE) &&
  !SPEAKS_OF_HANDLES.test(sentenceAround(candidate)) &&
  !candidate.value.slice(1).split('-').some(isListedGivenName);
/** A key of linked data ("@context": "https://schema.org") and the command that stops a batch file from printing its commands. */
const isKeyOrCommand = (candidate: Candidate): boolean =>
  (/^@(?:context|graph|type|id|vocab|language|container|reverse|base|attributes|xmlns)$/u.test(candidate.value) &&
    isFollowedBy(candidate, /^["']\s?:/u)) ||
  (/^@(?:eq|ne|gte?|lte?|in|nin|and|or|not|i?like|is|has|all|any)$/u.test(candidate.value) &&
    isFollowedBy(candidate, /^["']\s?:/u)) ||
  (/^@echo$/iu.test(candidate.value) && isFollowedBy(candidate, /^ (?:off|on)(?!\p{L})/iu));

const sentenceAround = ({ text, start, end }: Candidate): string => {
  const before = text.slice(Math.max(0, start - 200), start).split(/[.;!?]\s|\n/u);
  return `${before.at(-1)} ${text.slice(end, end + 200).split(/[.;!?](?:\s|$)|\n/u, 1)[0]}`;
};

/** Whether "@" and a word are the decorator, annotation or attribute of a program. */
function isDecorator(candidate: Candidate): boolean {
  const { value } = candidate;
  const isMarked = isPrecededBy(candidate, MARKED_BEFORE, 1) && isFollowedBy(candidate, MARKED_AFTER, 1);
  return (
    (ENTRY_TYPE.test(value) && isFollowedBy(candidate, ENTRY_KEY_AFTER, 48)) ||
    (isPrecededBy(candidate, PRISMA_FIELD_BEFORE, 120) &&
      (PRISMA_ATTRIBUTE.test(value) || isPrecededBy(candidate, MORE_PRISMA_BEFORE, 64))) ||
    isKeyOrCommand(candidate) ||
    (isMarked && isCodeNoun(candidate)) ||
    (isMarked && isSkill(candidate)) ||
    (DECORATOR_OF_OBJECT.test(value) &&
      isPrecededBy(candidate, LINE_BEFORE) &&
      isFollowedBy(candidate, DEFINITION_AFTER, 80)) ||
    (isMarked &&
      ((DECORATOR_OF_OBJECT.test(value) && !SPEAKS_OF_HANDLES.test(sentenceAround(candidate))) ||
        (PROGRAM_TAIL.test(value) && isPrecededBy(candidate, AFTER_DECORATOR)))) ||
    CHECKER_TAG.test(value) ||
    (isPrecededBy(candidate, DECORATOR_BEFORE) && SPEAKS_OF_CODE.test(sentenceAround(candidate))) ||
    (isPrecededBy(candidate, LINE_BEFORE) && isFollowedBy(candidate, DEFINITION_AFTER, 80) && isInCodeBlock(candidate))
  );
}

/** Whether a word with "@" belongs to code and is no handle. */
function isCodeWord(candidate: Candidate): boolean {
  const { value, text } = candidate;
  return (
    isDecorator(candidate) ||
    NOT_A_HANDLE.test(value.replace(NATIVE_SUFFIX, '')) ||
    ((ANNOTATION.test(value) || KNOWN_ANNOTATION.test(value)) && SPEAKS_OF_ANNOTATIONS.test(text)) ||
    isPrecededBy(candidate, COMMENT_BEFORE) ||
    isInStarComment(candidate) ||
    isPrecededBy(candidate, ALIAS_BEFORE) ||
    (isPrecededBy(candidate, LINE_BEFORE) &&
      isFollowedBy(candidate, /^[ \t]*(?:\n|$)/u) &&
      ANNOTATED_CODE.test(text)) ||
    isFollowedBy(candidate, XPATH_AFTER)
  );
}

/** Annotations of one word of Java, Apex, GraphQL and C#: "Use @Size and @NotEmpty". */
const KNOWN_ANNOTATION = new RegExp(`^@${anyOf(WORDS('annotation'))}$`, 'u');
/** An annotation as in Java and Kotlin, with at least two capitalised words: "@SerialName". Handles of people may look the same. */
const ANNOTATION = /^@(?:\p{Lu}\p{Ll}+){2,5}$/u;
const SPEAKS_OF_ANNOTATIONS =
  /(?<!\p{L})(?:Kotlin|Java|Spring|Angular|Jackson|Lombok|Hibernate|JUnit|JPA|JPQL|Apex|SwiftUI|NestJS|entity classes|annotations?|annotate[sd]?|adnotacj\p{L}+|anota[cç][õi]\p{L}+|decorators?)(?!\p{Ll})|アノテーション|어노테이션|注解/iu;
const NOT_A_NAME = new RegExp(`^(?:${anyOf(WORDS('no user name'))}|param\\w*)$`, 'i');
/** Accounts that many machines have and that belong to no person. */
const SHARED_ACCOUNTS: ReadonlySet<string> = new Set(WORDS('shared account'));
/** A verb before the candidate. If `GOES_ON` matches too, the candidate is a word of the sentence: "el usuario es mentalmente fuerte". */
const VERB_BEFORE = /(?<!\p{L})(?:is|ist|est|es|est|è|é|jest) ["']?$/u;
const GOES_ON =
  /^ (?!(?:and|but|or|on|at|for|with|if|in|und|oder|auf|bei|et|ou|sur|y|o|en|e|su|em|no|na)(?!\p{L}))\p{Ll}/u;
/** Adverbs and other words that continue the sentence after "user is" and are no user names. */
const GOES_ON_WORD = new RegExp(`(?:mente|ly|ment|lich)$|^${anyOf(WORDS('goes on after "user is"'))}$`, 'u');
/** Adjectives after "Instagram est" in a sentence about the service. After "my" and the like, a handle follows. */
const ADJECTIVE =
  /^(?:(?:essen[tcz]i|cruci|idé|génér|potenti|fondament|fundament|princip)(?:al|el|iel|ale)|importante?|wichtig|belangrijk)$/u;
const SERVICE_BEFORE =
  /(?<!(?:my|mon|ma|mein|mi|meu|minha|mio|mijn|his|her|their|son|sa|sein|ihr|su|seu|suo|zijn|'s|’s) )(?<!\p{L})(?:instagram|twitter|tiktok|telegram|discord|snapchat|github|skype) (?:is|ist|est|es|è|é) $/iu;
/** A value of a program that goes on with a key: "user_id = context[:user_id]". */
const KEY_AFTER = /^\[(?::\w|["'])/u;
/** Words of which identifiers in programs consist, but user names do not. */
const PROGRAM_WORD = new RegExp(`^(?:${anyOf(WORDS('part of an identifier'))}|auth\\p{L}*)$`, 'iu');
const base = { type: 'USERNAME', kind: 'username' } as const;

/** Whether a value is a column or property, such as "u.id" in "o.user_id = u.id": it has only program words after its last dot. */
const isProperty = (value: string): boolean =>
  /^[\p{L}_][\p{L}\p{N}_.]*\.\p{L}[\p{L}\p{N}_]*$/u.test(value) &&
  value
    .slice(value.lastIndexOf('.') + 1)
    .split(/_|(?<=\p{Ll})(?=\p{Lu})/u)
    .every((word) => PROGRAM_WORD.test(word));

export const username = shapeRule('username', [
  {
    ...base,
    confidence: 0.9,
    pattern: new RegExp(
      `\\b${documentLabel('user name')}(?: (?:handle|account|user|name))?(?: (?:on|for|at|auf|bei|sur|en|de|su|op|no|na) \\p{L}{2,16})?(?: ?[:=] ?| (?:is|ist|heißt|lautet|est|es|è|é|jest)(?:: ?| ))"?(?<value>(?:live:\\.?|@)?[\\p{L}\\p{N}_][\\p{L}\\p{N}_.#-]{1,38}[\\p{L}\\p{N}_])(?![@\\p{L}\\p{N}])`,
      'dgiu',
    ),
    accept: (candidate) => {
      const { value } = candidate;
      if (NOT_A_NAME.test(value) || isProperty(value) || /^\p{Lu}\p{Ll}+$/u.test(value)) return false;
      if (isFollowedBy(candidate, KEY_AFTER) || (ADJECTIVE.test(value) && isPrecededBy(candidate, SERVICE_BEFORE)))
        return false;
      return !(GOES_ON_WORD.test(value) && isPrecededBy(candidate, VERB_BEFORE) && isFollowedBy(candidate, GOES_ON));
    },
  },
  {
    ...base,
    confidence: 0.85,
    pattern:
      /(?<![\p{L}\p{N}_@./+%-])@[\p{L}_](?:[\p{L}\p{N}_]|[.-](?=[\p{L}\p{N}_])){1,38}(?![\p{L}\p{N}_@(/]|[.-][\p{L}\p{N}_])/gu,
    accept: (candidate) => !isCodeWord(candidate),
  },
  // A word with digits after "user" is a user name: "user jsmith04 reports".
  {
    ...base,
    confidence: 0.75,
    pattern:
      /(?<![\p{L}\p{N}-])(?:[Uu]ser|usr|[Ll]ogin|[Aa]ccount|[Pp]layer|[Mm]ember|[Bb]enutzer|[Uu]tilisateur|[Uu]suario|[Uu]tente)s? (?<value>(?=[\p{L}_.]*\d)[\p{Ll}_][\p{Ll}\p{N}_.]{2,30}[\p{L}\p{N}])(?![@\p{L}\p{N}(])/dgu,
  },
  // A word that begins with four consonants consists of initials and a surname: "user mvdberg can't log in".
  {
    ...base,
    confidence: 0.65,
    pattern:
      /(?<![\p{L}\p{N}-])(?:[Uu]ser|usr|[Ll]ogin) (?<value>(?=[aeiou]?[bcdfghjklmnpqrstvwxz]{4})\p{Ll}{4,20})(?=[ ,;:.]? |[,;:.)]|$)/dgmu,
    accept: ({ value }) =>
      !/ngth|ghts|rchs|ckst|tchs|lths|ndsh|rths|^instr(?:uct(?:s|ed|ing|i[a-z]+|ors?|e[a-z]*)?|ument[a-z]*)$/.test(
        value,
      ),
  },
  // The speaker of a message in a copied chat, before the time: "rohit.s 9:14 AM".
  {
    ...base,
    confidence: 0.75,
    pattern:
      /(?<![\p{L}\p{N}_@./-])(?<value>\p{Ll}[\p{Ll}\p{N}]{1,20}[._]\p{Ll}[\p{Ll}\p{N}]{0,20})(?= {1,3}\[?\d{1,2}:\d{2}(?:[ \u202f]?[AaPp]\.?[Mm]|\]|\n|$))/dgmu,
  },
  // User names in logs and settings: "user=mstevens"
  {
    ...base,
    confidence: 0.85,
    pattern:
      /(?<![\p{L}\p{N}-])(?:user|usr|uid|login|owner|assignee|author|actor|username|user_?name|account)=["']?(?<value>[\p{L}_][\p{L}\p{N}_.-]{1,38}[\p{L}\p{N}_])(?![@\p{L}\p{N}(])/dgiu,
    accept: ({ value }) => !NOT_A_NAME.test(value) && !SHARED_ACCOUNTS.has(value) && !isProperty(value),
  },
  // A name after "user_": "user_AnnikaLindqvist logged in".
  {
    ...base,
    confidence: 0.8,
    pattern:
      /(?<![\p{L}\p{N}])(?:user|usr|login|account|acct|owner|member|author|assignee|customer|client|employee)[_:/-](?<value>\p{Lu}\p{Ll}{1,20}(?:[_.-]?\p{Lu}\p{Ll}{1,24}){1,2})(?![\p{L}\p{N}(])/dgu,
    accept: ({ value }) => !(value.match(/\p{Lu}\p{Ll}+/gu) ?? []).some((word) => PROGRAM_WORD.test(word)),
  },
  // A quoted user name in a log: "User 'mreyes' (id=48812) logged in".
  {
    ...base,
    confidence: 0.75,
    pattern:
      /(?<![\p{L}\p{N}-])(?:[Uu]ser(?:name)?|[Aa]ccount|[Ll]ogin|role) (?<quote>["'`])(?<value>[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*)\k<quote>(?= ?(?:\(|@|\bfrom\b|logged|login|signed|failed|authenticated|locked|has (?:logged|been|no)|was (?:locked|denied|created|deleted)|does not exist|not (?:found|allowed)|attempted|denied))/dgu,
    accept: ({ value }) =>
      value.length > 3 &&
      !NOT_A_NAME.test(value) &&
      !SHARED_ACCOUNTS.has(value) &&
      !/(?:admin|user|svc|service|test|demo|system|readonly)/u.test(value) &&
      !value.split(/[._-]/u).every((word) => PROGRAM_WORD.test(word)),
  },
  // Names at services for payments and messages, which may have a sign or a number: "Cash App $anna-lee", "Signal anna.07".
  {
    ...base,
    confidence: 0.8,
    pattern:
      /(?<!\p{L})(?:[Cc]ash ?[Aa]pp|[Cc]ashtag|[Vv]enmo|[Pp]ay[Pp]al|[Ss]ignal|[Rr]evolut|[Tt]elegram|[Dd]iscord|[Ss]kype|[Tt]hreema):? [$@]?(?<value>(?<=\$)[A-Za-z][\w-]{2,20}|[a-z][a-z\d_]{1,30}\.\d{2,4})(?![\w@])/dgu,
  },
  // Skype's names for accounts of Microsoft: "live:.cid.1a2b3c4d5e6f7a8b", "live:anna.weber_3"
  {
    ...base,
    confidence: 0.85,
    pattern:
      /(?<![\p{L}\p{N}_.:/])live:(?:\.cid\.[\da-f]{6,20}|[a-z][a-z\d]*[._-][a-z\d._-]*[a-z\d])(?![\p{L}\p{N}_@(])/giu,
  },
  // User names of Discord in their older form: "marisol#4412"
  {
    ...base,
    confidence: 0.8,
    pattern: /(?<![\p{L}\p{N}_#&/])(?<value>[\p{L}_][\p{L}\p{N}_.]{1,30}#\d{4})(?![\p{L}\p{N}])/dgu,
    // Arabic and Persian for "number": "رقم الوحي#0427" is the number of a thing.
    accept: (candidate) =>
      !(
        /^\p{Script=Arabic}/u.test(candidate.value) &&
        isPrecededBy(candidate, /(?:رقم|شماره) $/u, 8) &&
        !isArabicGivenName(candidate.value.replace(/#\d+$/u, ''))
      ),
  },
  { ...base, confidence: 0.85, pattern: /(?<![\w/])(?:\/?u\/)(?<value>[A-Za-z0-9_-]{3,20})(?![\w/])/dg },
]);
