// Finds schools, clinics, shops and small firms by their venue word ("school"), in languages other than English and in sentences about the
// writer or their family: "mon fils est au collège Jean-Jaurès", "pracuję w piekarni U Zenka", "oğlum Mimar Sinan Ortaokulu'nda okuyor". The
// model often takes these names for people or places. Other sentences are skipped: "fundada en 1920, la Clínica Mayo …".

import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { rememberedForLastText } from '../../text/for-last-text.ts';
import { patternSearch } from '../../text/prefilter/pattern-search.ts';
import type { Span } from '../../text/span.ts';
import { localVenuesIn } from './local-venue.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';
import { inEitherCase, venuePatterns, wordsAboutSomebody } from './venue-words.ts';

export const OWN_VENUE_RULE = 'own-venue';
const CONFIDENCE = 0.75;

/** Venue words that come before the name. German is left out, because any of its nouns would look like a name ("meine Praxis Erfahrung"). */
const VENUE_WORDS_BEFORE = inEitherCase(venuePatterns('own before'));

/** Venue words that follow the name: "Özel Çınar Koleji", "Arany János Általános Iskola", "Solrosens förskola". */
const VENUE_WORDS_AFTER = `(?:${['tr', 'hu', 'sv']
  .map((language) => {
    const [words, endings] = [venuePatterns('own behind', language), venuePatterns('ending', language)];
    return `${anyPatternOf(words)}${anyPatternOf(endings)}?`;
  })
  .join('|')})`;

/** Words for the writer and the writer's family, with first-person verbs for languages that omit pronouns. */
const WRITER_OR_FAMILY = new RegExp(
  `(?<![\\p{L}\\p{M}])${anyPatternOf(wordsAboutSomebody('writer'))}(?![\\p{L}\\p{M}])`,
  'iu',
);

/** A word of a name. Only a short one may end with a full stop: behind a longer one, the next sentence begins. */
const WORD = "\\p{Lu}(?:[\\p{L}\\p{M}'’-]{0,3}\\.[\\p{L}.]{0,4}|[\\p{L}\\p{M}'’-]{0,24})";
const PARTICLE =
  '(?:de|des|du|del|della|dei|la|le|les|los|las|da|do|das|dos|van|den|der|zum|zur|am|an|u|pod|nr|n\\.|Nr\\.|im\\.|№)';
const QUOTED = '[«"“„][^«»"“”„\\n]{2,40}[»"”“]';
const NUMBERED = '(?:(?:nr|n°|no|č|№)\\.? ?\\d{1,4})';
const NAME = `(?:(?:im\\.|de|des|du|del|della|da|do|dos|van|zum|zur|"?U) )?(?:${QUOTED}|${NUMBERED}|${WORD}(?:[ -](?:${PARTICLE} ){0,2}(?:${WORD}|\\d{1,3}(?!\\p{L}))){0,4}|\\d{1,3} ${WORD})`;

/** Source of a regular expression for venue words ("school", "bakery"). */
export const NON_ENGLISH_VENUE_WORDS = `${VENUE_WORDS_BEFORE}|${VENUE_WORDS_AFTER}`;

const BEFORE = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}'’.-])${VENUE_WORDS_BEFORE} ${NAME}(?![\\p{L}\\p{M}])`, 'gu');
const BEHIND = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}'’.-])(?:${WORD} ){1,4}?${VENUE_WORDS_AFTER}(?![\\p{L}\\p{M}])`,
  'gu',
);
/** German names that end in a venue word: "Johannes-Kepler-Gymnasium". */
const COMPOUND =
  /(?<![\p{L}\p{N}-])\p{Lu}\p{L}{1,24}-(?:\p{Lu}\p{L}{1,24}-){0,3}(?:Gymnasi|Grundschul|Realschul|Gesamtschul|Schul|Kolleg|Klinik|Apothek|Kindergart|Kita|Stift)\p{L}{0,3}(?![\p{L}-])/gu;

const CONTEXT_LENGTH = 80;
/** The part of the sentence before an offset, at most `CONTEXT_LENGTH` characters. */
const sentenceBefore = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - CONTEXT_LENGTH), at)
    .split(/[.!?\n]\s/u)
    .at(-1) ?? '';
const sentenceAfter = (text: string, at: number) => text.slice(at, at + CONTEXT_LENGTH).split(/[.!?\n]/u)[0] ?? '';

/** Two venue words of Indonesian mean something else elsewhere: "mon CV PDF", "mi PT". */
const INDONESIAN_FIRM = /^(?:PT|CV) /u;
const INDONESIAN = /(?<!\p{L})(?:saya|aku|kami|kita|anak|di|yang|dan|dari|untuk|bekerja|kerja)(?!\p{L})/iu;

const search = patternSearch(OWN_VENUE_RULE, [BEFORE, BEHIND, COMPOUND]);

/** Venues in sentences that also have a word for the writer or the writer's family, and the venues of local-venue.ts. */
const ownVenuesIn: (text: string) => readonly Span[] = rememberedForLastText((text) => {
  const own = search(text)
    .flat()
    .map(({ start, end }) => ({
      start,
      end: start + text.slice(start, end).replace(/(?<![.'’-])[.'’-]+$/u, '').length,
    }))
    .filter(({ start, end }) => {
      const sentence = `${sentenceBefore(text, start)} · ${sentenceAfter(text, end)}`;
      const isFirm = !INDONESIAN_FIRM.test(text.slice(start, end)) || INDONESIAN.test(sentence);
      return isFirm && WRITER_OR_FAMILY.test(sentence);
    });
  return [...own, ...localVenuesIn(text)];
});

export const ownVenue: PatternRule = {
  name: OWN_VENUE_RULE,
  find: (text) =>
    ownVenuesIn(normalisedForRules(text)).map(({ start, end }) => ({
      start,
      end,
      type: 'ORGANIZATION',
      confidence: CONFIDENCE,
      source: { detector: 'pattern', rule: OWN_VENUE_RULE },
    })),
};
