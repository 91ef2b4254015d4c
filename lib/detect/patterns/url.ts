import { LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from '../../text/script.ts';
import { isPrivateAddress } from './private-address.ts';
import { isPrecededBy, shapeRule } from './rule.ts';

const INNER_END = '(?:internal|local|corp|lan|intranet)';
const INNER = '(?:internal|local|corp|lan|intranet|intra|int|prod|staging|vpn)';
const NATIVE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}ー々';
/**
 * A character of a URL, or a pair of brackets with its content: a closing bracket belongs to the URL only if the opening one does. Ends
 * before CJK or Thai punctuation, before ordinary punctuation that such a letter follows, and before such a letter after a Latin one.
 */
const URL_CHARACTER = `(?:(?!(?<![${NATIVE}])\\.[${NATIVE}]|[,;:!?]{1,3}[${NATIVE}]|(?<=[A-Za-z\\d])[${NATIVE}])[^\\s<>"\`{}|\\\\^()。、「」『』【】《》〈〉…·]|\\([^\\s()${NATIVE}]{0,200}\\))`;

export const url = shapeRule('url', [
  {
    type: 'URL',
    confidence: 0.9,
    pattern: new RegExp(
      `(?<!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|[@.-])(?:(?:https?|ftps?|sftp|ssh|wss?|git|rtsp|ldaps?|postgres(?:ql)?|mysql|mongodb(?:\\+srv)?|redis|amqps?|smb)://|www\\.)${URL_CHARACTER}{2,2000}`,
      'giu',
    ),
    kindOf: (candidate) => (isPrivateAddress(candidate) ? 'url-user' : 'url'),
  },
  {
    type: 'URL',
    confidence: 0.85,
    // Addresses without a scheme: "linkedin.com/in/anna".
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}@.:/-])[\\w-]{1,63}\\.(?:[\\w-]{1,63}\\.){0,3}(?:com|org|net|me|io|us|de|co|uk|fr|es|it|nl|eu)/${URL_CHARACTER}{1,2000}`,
      'giu',
    ),
    accept: isPrivateAddress,
    kind: 'url-user',
  },
  // Machines in a private network: "jump01.corp.example.net", "db-02.internal".
  {
    type: 'URL',
    kind: 'url-user',
    confidence: 0.75,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}@./_-])(?:[a-z\\d][a-z\\d-]{0,62}\\.){1,4}(?:${INNER}\\.(?:[a-z\\d-]{1,63}\\.){0,2}[a-z]{2,12}|${INNER_END})(?![\\p{L}\\p{N}_(=-]|\\.[\\p{L}\\p{N}])`,
      'gu',
    ),
    accept: (candidate) =>
      /^[^.]*\d/.test(candidate.value) ||
      candidate.value.split('.').length >= 4 ||
      isPrecededBy(
        candidate,
        /(?:\b(?:host(?:name)?|server|machine|box|ssh|rdp|ping|telnet|connect(?:ed|ing)? to)|@):? ?$/i,
      ),
  },
]);
