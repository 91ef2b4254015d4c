// Finds secrets on command lines: `mysql -pSECRET`, `echo SECRET | sudo -S`, `curl -u anna:SECRET`.
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf, wordsOf } from '../../lexicon/words.ts';
import { isPasswordPlaceholder } from './password.ts';
import { type Candidate, isPrecededBy, type PatternShape, shapeRule, TRIMS_NOTHING } from './rule.ts';

/** Programs, each with the options that a secret follows. */
const OPTIONS = cellsOf(readData('values/secret-options.tsv'));
/** Options that say by their name that a secret follows, whatever the program. */
const LONG_OPTIONS =
  '(?:(?:http|ftp|proxy|db|root|admin|bind|user|new|old)-)?(?:password|passwd|passphrase|secret|token|api-?key|access-?key|secret-?key|auth-?token|client-?secret)';
/** Variables of the environment whose value is a secret, in capitals as shells write them: PGPASSWORD, MYSQL_PWD, REDISCLI_AUTH. */
const VARIABLES = '[A-Z][A-Z\\d_]{0,40}(?:PASSWORD|PASSWD|_PWD|PASSPHRASE|_?PASS|_AUTH|_PSK)|SSHPASS';
/** Programs that read a secret from the command before the "|". */
const READERS = `${anyOf(wordsOf(readData('values/programs-that-read-secrets.tsv')))}(?![\\w-])`;

/** The secret as a shell reads one word: in quotation marks, or up to the next space. */
const SECRET = '["\']?(?<value>(?<=")[^"\\n]{1,128}(?=")|(?<=\')[^\'\\n]{1,128}(?=\')|(?<!["\'])[^\\s"\'|;<>]{1,200})';
const PROGRAM_START = '(?<![\\p{L}\\p{N}_.-])';

/** What may stand in place of a secret: another option, a variable, a file, a word for the secret. */
const NO_SECRET =
  /^(?:%\w+%$|<[\w -]+>$|-{1,2}[a-z][\w-]*$|\*+$|\/dev\/|\.{1,2}\/|(?:password|passwd|pass|secret|token|stdin|file|env|prompt)$)/iu;
/** A variable or command. In single quotation marks a shell reads "$" as it stands, so that a secret may begin with it. */
const SHELL_VALUE = /^\$(?:[A-Za-z_]\w*$|[({])/u;
/** In a command of curl, "@" stands before the name of a file. */
const CURL_BEFORE = /(?<![\w.-])curl(?:\.exe)? [^\n|;]{0,240}$/u;
const isSecret = (candidate: Candidate): boolean =>
  candidate.value.length >= 3 &&
  !NO_SECRET.test(candidate.value) &&
  !isPasswordPlaceholder(candidate.value) &&
  !(SHELL_VALUE.test(candidate.value) && !isPrecededBy(candidate, /'$/u, 1)) &&
  !(candidate.value.startsWith('@') && isPrecededBy(candidate, CURL_BEFORE, 240));

const base = { type: 'PASSWORD', kind: 'password', confidence: 0.92, outer: TRIMS_NOTHING, accept: isSecret } as const;

const shapes = OPTIONS.map(
  ([programs = '', options = '']): PatternShape => ({
    ...base,
    pattern: new RegExp(
      `${PROGRAM_START}(?:${programs})(?:\\.exe)? (?:[^\\n|;]{0,240}? )??(?:${options.replaceAll('~?', '[ =]?').replaceAll('~', '(?: {1,3}|=)')})${SECRET}`,
      'dgu',
    ),
  }),
);

export const commandSecret = shapeRule('command-secret', [
  ...shapes,
  { ...base, pattern: new RegExp(`(?<![\\w-])--${LONG_OPTIONS}(?: |=)${SECRET}`, 'dgu') },
  { ...base, pattern: new RegExp(`(?<![\\p{L}\\p{N}_])(?:${VARIABLES})=${SECRET}`, 'dgu') },
  {
    ...base,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}_])(?:echo|printf)(?: -[a-zA-Z]{1,3}| ["']%s(?:\\\\n)?["']){0,2} ${SECRET}["']? ?\\| ?${READERS}`,
      'dgu',
    ),
    requires: /\|/u,
  },
  { ...base, pattern: new RegExp(`${PROGRAM_START}${READERS}[^\\n|;]{0,120}<<< ?${SECRET}`, 'dgu'), requires: /<<</u },
  // The password in the address of a database or another server. It may hold "@" and "/": the last "@" before a host ends it.
  {
    ...base,
    requires: /:\/\//u,
    pattern:
      /(?<![\p{L}\p{N}+.-])[a-z][a-z\d+.:-]{1,30}:\/\/[^\s:/@"'<>]{0,64}:(?<value>(?!\d{1,5}\/)[^\s"'<>`]{1,200})@(?=(?:\[[\da-f:]{2,40}\]|[\w.-]{1,120})(?::\d{1,5})?(?:[/?,;\s"'`)<.]|$))/dgu,
  },
]);
