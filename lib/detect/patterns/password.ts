import { anyOf, anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf, wordsByUse } from '../../lexicon/words.ts';
import { oneTimeCodeShapes } from './one-time-codes.ts';
import { type Candidate, isFollowedBy, isPrecededBy, shapeRule, TRIMS_NOTHING } from './rule.ts';

const NAME = anyPatternOf(cellsOf(readData('labels/passwords.tsv')).map(([, pattern = '']) => pattern));
const LINK = '(?: (?:for|to|of|on|für|pour|de|para|per|voor) [^\\n:="\'.,;]{1,32}?)?';
/** A value in quotation marks. The text between a key and its value does not count: `": "` in `"password": "…"`. */
const QUOTED = '"(?! ?[:=] ?")(?<value>[^"\\n]{1,128})"';
/** `outer` keeps most punctuation, because it may be part of the password; a full stop at the end usually is not. */
const base = { type: 'PASSWORD', kind: 'password', outer: /^['`(]+|['`),.;]{1,64}$/g } as const;

/** Words after "password is" that are not a password: "wrong", "required". */
const AFTER_PASSWORD = wordsByUse(readData('words/words-after-password.tsv'));
const NOT_A_SECRET = new RegExp(`^${anyOf(AFTER_PASSWORD('after "password is"'))}$`, 'i');

/** What may come after a placeholder: only punctuation, or a separator and the rest of a web address or function call. */
const AFTER_PLACEHOLDER = '(?:[^\\p{L}\\p{N}]*$|[&,;/@:)\\\\].*$)';
/** Values that are not a password: placeholders ("{password}", "<pass>"), masks ("****"), folders (PWD in a log) and words from examples. */
const PLACEHOLDER = new RegExp(
  `^(?:${[
    `[$#]?\\{+[^{}]*(?:\\}{1,9}${AFTER_PLACEHOLDER}|$)`,
    `\\$\\([^)]*(?:\\)${AFTER_PLACEHOLDER}|$)`,
    `\\$(?:\\w*_)?(?:password|passwd|pass|pwd)${AFTER_PLACEHOLDER}`,
    '\\$_(?:POST|GET|REQUEST|ENV|SERVER)\\[',
    `(?:<[^<>]*>){1,9}(?:<[a-z_-]*)?${AFTER_PLACEHOLDER}`,
    '<\\/?[a-z_-]+$',
    `%(?:[sd]|\\([^)]*\\)s?|\\{[^}]*\\}|[A-Z_]+%)(?:[^\\p{L}\\p{N}]*$|[@:/,]%.*$|\\\\n)`,
    '(?:\\*{3}|\\.{3})[^\\p{L}\\p{N}]*$',
    '(?:\\/[\\w.-]+){2,}\\/?$|~\\/|[A-Z]:[\\\\/]',
    '(?:process\\.env|os\\.(?:environ|getenv)|getenv|env)[.([]',
    'change_?-?(?:it|me|this)$',
    '(?:your|some|the)?_?-?(?:secret|hashed|db|user)?_?-?passw(?:or)?d$',
    `(?:\\$2[aby]\\$\\d\\d\\$)?hashed_?(?:password|passwd|pass|pwd|value|secret)?${AFTER_PLACEHOLDER}`,
  ].join('|')})`,
  'iu',
);
/** A shell variable, which stands for a password: "$DB_PASS". */
const SHELL_VARIABLE = /^\$[A-Z_][A-Z_\d]+(?:["'`),;.}\]]*$|[&,;/:)\\].*$|@[\p{L}$].*$)/u;

/** Whether a value stands for a password that is filled in elsewhere, or for no password at all. */
export const isPasswordPlaceholder = (value: string): boolean => PLACEHOLDER.test(value) || SHELL_VARIABLE.test(value);

/** "Clave" after a noun is the adjective: "Dirección clave de la investigación: Analizar". A value with digits is a password there too. */
const KEY_NOUN_BEFORE =
  /(?<!\p{L})(?:aspecto|elemento|factor|pregunta|pieza|parte|pista|dato|cuestión|dirección|línea|figura|personaje|momento|hito|objetivo|indicador)(?:e?s)? clave[^\n:]{0,40}: ?$/iu;
const isKeyOfSentence = (candidate: Candidate): boolean =>
  !/\d/u.test(candidate.value) && isPrecededBy(candidate, KEY_NOUN_BEFORE, 80);

/** The call of a function with a variable, as in "hashed_password = get_password_hash(user.password)". */
const CALL = /^\p{L}(?=[\w.]*[_.]\w)\w*(?:\.\w+)*\((?:\p{L}[\w.]*)?$/u;
/** A variable of a program, at the end of a statement: "s_password = newPassword;". */
const isPasswordVariable = (candidate: Candidate): boolean =>
  (CALL.test(candidate.value) && isFollowedBy(candidate, /^\)/u, 1)) ||
  (/^(?:new|old|current|plain|raw|encoded|input)Password$/u.test(candidate.value) &&
    isFollowedBy(candidate, /^[;)]/u, 1));

function isSecret({ value }: Candidate): boolean {
  return (
    value.length >= 3 && !NOT_A_SECRET.test(value.replace(/(?<![.!?):])[.!?):]+$/, '')) && !isPasswordPlaceholder(value)
  );
}

/** Plain words that some people choose as a password. They count only after a colon, an equals sign or an arrow. */
const WEAK_PASSWORD = /^(?:temporary|permanent|private|confidential|simple|something|anything|common|unique)$/i;
/** Words that show that a field belongs to a schema: "password: private, type: string". */
const SCHEMA = /(?<!\p{L})(?:strings?|varchar|boolean|integer|required|nullable|types?|schema)(?!\p{L})/iu;
const isWeakPassword = (candidate: Candidate): boolean =>
  WEAK_PASSWORD.test(candidate.value) &&
  !SCHEMA.test(candidate.text.slice(Math.max(0, candidate.start - 120), candidate.end + 120));

/** Words that follow "password" in a sentence and are not a password: "a password generator", "my wifi password whenever". */
const WORD_AFTER_PASSWORD = new RegExp(`^${anyOf(AFTER_PASSWORD('after "password"'))}$`, 'i');
const isPlainWordAfterPassword = ({ value }: Candidate): boolean =>
  /^[\p{L}\p{N}_-]{4,64}$/u.test(value) &&
  !WORD_AFTER_PASSWORD.test(value) &&
  !NOT_A_SECRET.test(value) &&
  !isPasswordPlaceholder(value) &&
  !/(?:ing|ed|ly|tion|ment)$/u.test(value);

/** Whether a value after "password is" is a password. A short plain word is more likely the next word of the sentence. */
function isSecretInProse(candidate: Candidate): boolean {
  return (
    isSecret(candidate) &&
    (/[\d!@#$%^&*_+=-]|[a-z][^A-Za-z]*[A-Z]/.test(candidate.value) || candidate.value.length >= 6)
  );
}

/** A word for the owner of the password. The quotation after it is the owner's name and no password: the password of user "bob". */
const OWNER_BEFORE =
  /(?<!\p{L})(?:user(?:name)?|account|usuario|utente|benutzer|utilisateur|file|database|wi-?fi|network) "$/iu;

/** Whether a candidate looks like a password by its form alone: letters mixed with digits or punctuation. */
function isMixed({ value }: Candidate): boolean {
  return (
    /\p{L}/u.test(value) && /[\d!#$%&*^@?]/.test(value.slice(0, -1)) && value.length >= 5 && !/^https?:/.test(value)
  );
}

/** Types and labels in a field for a password, which are not passwords: `"password": "string"`. */
const SCHEMA_VALUE = /^(?:string|text|password|required|optional|hidden|null|none|varchar.*|[^ \n]* .*)$/i;

export const password = shapeRule('password', [
  // A field of JSON or of a program: `"password": "hunter2"`.
  {
    ...base,
    confidence: 0.93,
    pattern: new RegExp(`(?<![\\p{L}])${NAME}["'] ?(?::|=>) ?(["'])(?<value>[^"'\\n]{3,128})\\1`, 'dgiu'),
    accept: ({ value }) => !SCHEMA_VALUE.test(value) && !isPasswordPlaceholder(value),
  },
  {
    ...base,
    confidence: 0.95,
    pattern: new RegExp(`(?<![\\p{L}])${NAME}${LINK}(?: (?:is|was|ist|est|es|è|é))? ?[:=]?>? ?${QUOTED}`, 'dgiu'),
    // If "is" follows, the quotation is not the password but the name of its wifi: the password for "Casa" is tortuga77.
    accept: (candidate) =>
      !isPasswordPlaceholder(candidate.value) &&
      !isFollowedBy(candidate, /^["”]? (?:is|was|ist) /) &&
      !isPrecededBy(candidate, OWNER_BEFORE),
  },
  {
    ...base,
    confidence: 0.93,
    pattern: new RegExp(
      `(?<![\\p{L}])${NAME}${LINK} ?(?:[:=]|=>|->) ?(?<value>(?:(?!;\\s?\\p{L}[\\p{L}\\p{N}_ ]{0,30}=)[^\\s"]){3,128})`,
      'dgiu',
    ),
    accept: (candidate) =>
      (isSecret(candidate) && !isPasswordVariable(candidate) && !isKeyOfSentence(candidate)) ||
      isWeakPassword(candidate),
  },
  {
    ...base,
    confidence: 0.85,
    pattern: new RegExp(
      `(?<![\\p{L}])${NAME}${LINK} (?:is|was|ist|lautet|est|es|è|é)(?: now| still| currently)? (?<value>[^\\s"]{3,128})`,
      'dgiu',
    ),
    accept: isSecretInProse,
  },
  ...oneTimeCodeShapes,
  // Words between "password" and its value: "the password for the wifi "Casa" is tortuga77", "the password I remember was Sommer2023!".
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(
      `(?<![\\p{L}])${NAME}(?: [\\p{L}"'’]{1,16}){1,5} (?:is|was|ist|war) (?<value>[^\\s"]{5,64})`,
      'dgiu',
    ),
    accept: isMixed,
  },
  // The value directly after "password": "with password Qr7!dke#39", "password 'Finance24Gov#'".
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(`(?<![\\p{L}])${NAME}s?,? (?:['‘\`](?<value>[^'’\`\\s]{4,64})['’\`])`, 'dgiu'),
    accept: (candidate) =>
      isMixed(candidate) ||
      /\p{Ll}\p{Lu}|\p{L}[!?#$]$|^\d+$/u.test(candidate.value) ||
      isPlainWordAfterPassword(candidate),
  },
  // A password that is a plain word, directly after "wifi password", "laptop password" and the like: "my wifi password tortugaverde".
  {
    ...base,
    confidence: 0.7,
    pattern:
      /(?<!\p{L})(?:wi-?fi|wlan|router|hotspot|laptop|netflix|spotify|gmail|e-?mail|facebook|instagram) pass ?word (?<value>[\p{Ll}\p{N}]{8,40})(?![\p{L}\p{N}_-])/dgiu,
    accept: isPlainWordAfterPassword,
  },
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(`(?<![\\p{L}])${NAME} (?<value>[^\\s"']{5,64})`, 'dgiu'),
    accept: isMixed,
  },
  // A password after an email address and a slash: "anna@mail.example / TaxPass987".
  {
    ...base,
    confidence: 0.75,
    pattern: /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4} ?[/|:] ?(?!\d{2,5}[/?])(?<value>[^\s"',;]{6,64})/dg,
    // In a web address, a slash is followed by a page and not by a password.
    accept: (candidate) => isMixed(candidate) && !isPrecededBy(candidate, /:\/\/\S{0,128}\/$/u, 128),
  },
  // A password after a user name and a slash: "my login mattyb_1988 / hunter2!!".
  {
    ...base,
    confidence: 0.75,
    pattern:
      /\b(?:log-?ins?|credentials?|creds|log-?in details|username|user|zugangsdaten|identifiants)(?: (?:is|are|for [\w ]{1,24}))?:? (?=[\w.+@-]*[\d_.@])[\w.+@-]{3,64} \/ (?<value>[^\s"',;]{5,64})/dgi,
    accept: isMixed,
  },
  // Answers to the security questions of a bank.
  {
    ...base,
    confidence: 0.8,
    pattern:
      /\b(?:(?:security|secret|recovery) (?:answer|word|phrase)|(?:security|secret) question answer|memorable (?:word|name|place)|answer to (?:my|the|his|her|your) (?:security|secret) question)(?: (?:is|was))?[:=]? ["“']?(?<value>[\p{L}\p{N}][^\s"”',;]{2,30})/dgiu,
    accept: isSecret,
  },
  // Answers in the fields of an export (`"securityAnswer": "Rex"`); the next shape finds words agreed on by phone ("the code word is bluebanana").
  {
    ...base,
    confidence: 0.85,
    pattern: /(?:security_?answer|secret_?answer)["']? ?[:=] ?["'](?<value>[^"'\n]{2,60})["']/dgi,
  },
  {
    ...base,
    confidence: 0.8,
    pattern: /\b(?:code ?word|safe ?word)(?: is| was|:)? ["“']?(?<value>[\p{L}\p{N}][\p{L}\p{N}_-]{3,30})/dgiu,
    accept: isSecretInProse,
  },
  // Hashed passwords of a directory service (LDAP): "userPassword: {SSHA}…".
  {
    ...base,
    confidence: 0.9,
    outer: TRIMS_NOTHING,
    pattern: /\{(?:S?SHA\d{0,3}|S?MD5|CRYPT)\}[A-Za-z0-9+/=$.]{16,200}/g,
  },
  // The password after the name of a wifi: "Wifi: Elmhouse5 / red-door-mat", and in the next shape "wifi CLUB_GUEST greenkeeper".
  {
    ...base,
    confidence: 0.85,
    pattern: /\bwi-?fi:? (?=[\w-]*[A-Z\d_])[\w-]{3,32} ?\/ ?(?<value>[^\s"',;]{4,63})/dgi,
  },
  {
    ...base,
    confidence: 0.8,
    pattern: /\b[Ww]i-?[Ff]i:? [A-Z0-9]{2,20}_[A-Za-z0-9_]{2,20} (?<value>[a-z0-9]{8,63})(?![\w])/dg,
  },
  // A password as an argument of a function call: `login("anna@mail.example", "hunter2!")`.
  {
    ...base,
    confidence: 0.85,
    pattern:
      /(?:log_?in|log_?on|sign_?in|auth(?:enticate)?|basic_?auth|credentials?)\w{0,12}\( ?(?:[\w.]{1,24} ?= ?)?["'`][^"'`\n]{1,64}["'`], ?(?:[\w.]{1,24} ?= ?)?["'`](?<value>[^"'`\s]{3,128})["'`]/dgi,
    requires: /\(/,
    accept: isSecret,
  },
]);
