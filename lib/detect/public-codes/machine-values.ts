// Numbers and codes of programs and machines: timestamps, sizes, colours, versions of files, issues of a repository.
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { withCapital } from '../../text/letter-case.ts';
import { code, type PublicCode } from './public-code.ts';

/** Each word in lower case, with a capital first letter and in capitals, as alternatives of a regular expression. */
const inAnyCase = (words: readonly string[]): string =>
  anyOf(words.flatMap((word) => [word, withCapital(word), word.toUpperCase()]));
/** The start of a word, or of a word inside a program's identifier: "Second" in "epochSecond". */
const START_OF_WORD = '(?:(?<!\\p{L})|(?<=\\p{Ll})(?=\\p{Lu}))';
const KEYS = wordsByUse(readData('words/keys-of-values.tsv'));
const MACHINE_WORDS = inAnyCase(KEYS('time, size or count'));
const COLOUR_WORDS = inAnyCase(KEYS('colour'));
const MONTH = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)';
const NOT_OF_HOME = '(?<!(?<!\\p{L})(?:flat|apt|apartment|unit|no|number|room|suite|door|#)\\.? ?)';
/** No label of a code stands before it: "my door code is 4471x9826". */
const NOT_OF_CODE =
  '(?<!(?<!\\p{L})(?:code|pin|puk|password|passcode|combination|key|serial|account|member|number|no\\.?|nr\\.?)(?: (?:id|no\\.?|number))?(?: is| was|:)? )';

export const MACHINE_VALUES: readonly PublicCode[] = [
  {
    name: 'time, size or count after its key',
    example: '"epochSecond": ⟦1663977609⟧, mtime=⟦1663977609⟧, port: number: ⟦8080⟧',
    pattern: new RegExp(
      `(?<=(?:${START_OF_WORD}${MACHINE_WORDS}|_at|_AT)["']?\\s?[:=]\\s?|(?<!\\p{L})[pP]ort["']?:\\s{0,24}(?:number|name)["']?:\\s?)(?:\\d{1,10}|\\d{13}(?:\\d{3}){0,2})(?![\\p{L}\\p{N}_-])`,
      'gu',
    ),
    onlyType: 'ID',
  },
  {
    name: 'version of a file',
    example: 'src="core.css?⟦1550939640⟧"',
    pattern: /(?<=\.[a-z]{2,5}\d?\?)[\w.-]{1,40}(?![\p{L}\p{N}=])/giu,
    onlyType: 'ID',
  },
  {
    name: 'colour after its key',
    example: 'backgroundColor: #⟦80C4B01A⟧',
    pattern: new RegExp(
      `(?<=${START_OF_WORD}${COLOUR_WORDS}(?:s|\\p{Lu}\\p{L}*)?["']?\\s?[:=(]\\s?["']?#?)[\\da-fA-F]{3,8}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    onlyType: 'ID',
  },
  {
    name: 'random number against caching',
    example: 'https://ads.example/x?ord=⟦6795154892168147⟧',
    pattern: /(?<=[?&;](?:ord|cb|rnd|rand(?:om)?|ts|t|_)=)\d{6,24}(?![\p{L}\p{N}])/giu,
    isUnmistakable: true,
  },
  {
    name: 'issue of a repository',
    example: 'Fixed in issue #⟦14889123⟧ and in scipy/scipy#⟦14889⟧',
    pattern:
      /(?<=(?<![\p{L}\p{N}_])(?:issue|bug|pr|pull|pull request|task|rfc|pep|gh|patch|change|commit|step|rank|top)s? ?#|(?<![\w./-])[A-Za-z][\w.-]{0,38}\/[A-Za-z][\w.-]{0,63}#)\d{1,8}(?![\p{L}\p{N}-])/giu,
    onlyType: 'ID',
  },
  {
    name: 'size of memory',
    example: '⟦20639999K⟧->⟦20482496K⟧(⟦24681984K⟧)',
    pattern: /(?<![\p{L}\p{N}])\d{1,16}K(?=->|\(\d{1,16}K\))|(?<=\dK(?:->|\())\d{1,16}K(?!\p{L})/gu,
  },
  code('colour', 'the hex codes ⟦A1B2C3⟧ and ⟦80C4B0⟧', '(?=\\d*[A-F])[\\dA-F]{6}', {
    cue: /(?<!\p{L})hex(?!\p{L})[^;]*$/iu,
    onlyType: 'ID',
  }),
  code(
    'record in the catalogue of its label',
    'the album X (1994, Elm Records) (⟦ELM-10455⟧)',
    '[A-Z][A-Z\\d-]{4,20}',
    {
      cue: /(?<!\p{L})(?:albums?|singles?|songs?|vinyl|LP)(?!\p{L})[^\n.;]{0,80}(?:Records|Recordings|Filmworks)\)? \($/u,
      onlyType: 'ID',
    },
  ),
  code(
    'time, size, region or thread',
    'On ⟦12JUN25⟧ at ⟦20260412T091500Z⟧, ⟦20k⟧ of ⟦400x600⟧ in ⟦ap-southeast-1⟧ by ⟦exec-14⟧',
    [
      `\\d{1,2}-?${MONTH}-?(?:(?:19|20)\\d{2}|\\d{2})`,
      '(?:19|20)\\d{6}T\\d{4,6}Z?',
      `${NOT_OF_HOME}\\d{1,4}(?:\\.\\d)?k`,
      '(?:us|eu|ap|sa|ca|me|af|il|cn)-(?:gov-)?(?:north|south|east|west|central)(?:east|west)?-?\\d(?:-?[a-f])?',
      `${NOT_OF_CODE}\\d{3,4}[x×]\\d{3,4}`,
      'arm64-v8a|armeabi(?:-v7a)?|x86_64|aarch64',
      '(?:http-nio-\\d{2,5}-)?exec-\\d{1,3}|(?:pool|thread|worker)-\\d{1,3}(?:-thread-\\d{1,3})?',
    ].join('|'),
    { flags: 'giu' },
  ),
  code('option of a command', '⟦tar -xzf⟧ backup.tgz', '[a-z][\\w.]{1,15} -{1,2}[a-z][\\w-]{0,15}', {
    flags: 'giu',
    onlyType: 'IP',
  }),
];
