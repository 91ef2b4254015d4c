// Recognises languages that the prompt asks for ("Translate to German"). They are part of the task and not somebody's origin; with another
// language in their place, the reply would be in the wrong language.
import type { Span } from '../text/span.ts';

const LANGUAGES: ReadonlySet<string> = new Set(
  `english german french spanish italian dutch portuguese polish russian ukrainian turkish chinese mandarin cantonese japanese korean arabic
  hindi urdu bengali punjabi tamil telugu marathi gujarati persian farsi hebrew greek latin swedish norwegian danish finnish icelandic czech
  slovak hungarian romanian bulgarian serbian croatian bosnian slovenian slovene albanian lithuanian latvian estonian thai vietnamese
  indonesian malay tagalog filipino swahili yoruba igbo hausa zulu afrikaans irish welsh gaelic basque catalan galician armenian georgian
  mongolian nepali khmer lao burmese kurdish pashto somali amharic yiddish esperanto
  deutsch deutsche englisch englische französisch französische spanisch spanische italienisch italienische niederländisch portugiesisch polnisch
  russisch türkisch chinesisch japanisch arabisch
  allemand anglais français francais espagnol italien néerlandais portugais polonais russe chinois japonais arabe
  inglés español alemán francés italiano holandés portugués ruso chino japonés árabe castellano
  inglese tedesco francese spagnolo olandese portoghese russo cinese giapponese arabo
  engels duits frans spaans italiaans nederlands portugees russisch
  inglês alemão francês espanhol holandês russo chinês japonês árabe`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words before a language: "in French", "into Dutch", "translate to German", "speaks Polish". */
const BEFORE_LANGUAGE =
  /(?:^|[^\p{L}])(?:in|into|auf|ins|en|em|vom|aus dem|vers l[e’']|in het|naar het|in plain|in simple|in formal|in informal) ?$/iu;
const OF_WORDS =
  /(?:translat|übersetz|tradui|traduc|tradu[zç]|vertaal|vertal|speak|spoke|speech|spricht|sprech|parl|habl|fala|spreek|written|write|writing|wrote|learn|lern|teach|taught|stud(?:y|ied)|proofread|correct|fluent|native|convert|switch|say|reply|answer|respond|version|language)[^.!?\n]{0,48}(?:^|[^\p{L}])$/iu;
/** Nouns that follow a language but not a nationality: "grammar", "subtitles". */
const AFTER_LANGUAGE =
  /^[ -](?:language|grammar|translations?|translator|version|text|words?|vocabulary|spelling|sentences?|lessons?|courses?|class(?:es)?|exams?|subtitles?|pronunciation|proficiency|keyboard|dictionary|to (?:\p{Lu}\p{L}+|english))\b/u;
/** The text before a language that begins its line as a heading: "English: …". */
const BEFORE_HEADING = /(?:^|\n)[ \t*#>-]{0,6}$/;

/** Whether a span names a language that the prompt wants a text in, or that somebody speaks or learns. */
export function isLanguageAskedFor(text: string, { start, end }: Span): boolean {
  if (!LANGUAGES.has(text.slice(start, end).toLowerCase())) return false;
  const before = text.slice(Math.max(0, start - 64), start);
  const after = text.slice(end, end + 24);
  return (
    BEFORE_LANGUAGE.test(before) ||
    OF_WORDS.test(before) ||
    AFTER_LANGUAGE.test(after) ||
    (BEFORE_HEADING.test(before) && /^ ?[:=]/.test(after))
  );
}
