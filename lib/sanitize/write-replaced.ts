// Writes the sanitized text from a prompt and the replacements of its spans.

import { type EntityType, MIN_REPLACED_RISK } from '../detect/annotation.ts';
import type { ValueGuarantee } from '../privacy/guarantee.ts';
import { spansDroppedBesideFacts } from '../privacy/restoration/incomplete-prompt.ts';
import { withCapital } from '../text/letter-case.ts';
import type { ReplacedSpan } from './replace-span.ts';
import { type Mechanism, type PlannedSpan, type Replacement, type Rewrite, standInOfMechanism } from './sanitized.ts';
import { articleEditFor, type TextEdit } from './words/articles.ts';
import { isWordMechanism } from './words/sampled-words.ts';

interface WrittenText {
  readonly text: string;
  /**
   * `text` with blanks in place of the surrogates that were drawn at random. Such a surrogate may equal an original by chance and still
   * reveals nothing of it.
   */
  readonly checkedText: string;
  readonly replacements: readonly Replacement[];
  readonly articles: readonly Rewrite[];
  readonly guarantees: readonly ValueGuarantee[];
}

/**
 * Writes the sanitized text. @param spans in the order of the text. They are replaced in that order, because surrogates depend on the order
 * of issue.
 */
export function writeReplacedText(
  text: string,
  spans: readonly PlannedSpan[],
  replace: (original: string, planned: PlannedSpan) => ReplacedSpan,
): WrittenText {
  const replacements: Replacement[] = [];
  const articles: Rewrite[] = [];
  const guarantees: ValueGuarantee[] = [];
  let out = '';
  let checkedText = '';
  let at = 0;
  const append = (surrogate: string, checked = surrogate) => {
    out += surrogate;
    checkedText += checked;
  };
  const edit = (edited: TextEdit) => {
    append(text.slice(at, edited.start));
    articles.push({ ...edited, outStart: out.length, outEnd: out.length + edited.surrogate.length });
    append(edited.surrogate);
    at = edited.end;
  };
  const dropped = droppedEdits(text, spans);
  const keep = (until: number) => {
    for (let next = dropped[0]; next && next.end <= until; next = dropped[0]) {
      dropped.shift();
      if (next.start >= at) edit(next);
    }
    append(text.slice(at, until));
    at = until;
  };
  const replaceBeside = (article: TextEdit) => {
    keep(article.start);
    edit(article);
  };
  for (const planned of spans) {
    const { start, end } = planned.annotation;
    const original = text.slice(start, end);
    const { surrogate: drawn, guarantee } = replace(original, planned);
    const surrogate = startsInCapital(planned, text.slice(0, start)) ? withCapital(drawn) : drawn;
    const article = isNeverPutBack(planned)
      ? articleEditFor(text, at, start, surrogate)
      : prepositionFor(text, at, planned, guarantee.mechanism);
    if (article) replaceBeside(article);
    keep(start);
    const outStart = out.length;
    append(surrogate, isDrawnAtRandom(guarantee.mechanism) ? '\u0000'.repeat(surrogate.length) : surrogate);
    const place = { start, end, outStart, outEnd: out.length, original, surrogate };
    replacements.push({ ...place, ...kindOf(planned, guarantee.mechanism) });
    guarantees.push(guarantee);
    at = end;
  }
  keep(text.length);
  return { text: out, checkedText, replacements, articles, guarantees };
}

const isRemoved = ({ mechanism }: PlannedSpan) => mechanism === 'restoration';

/** Edits that remove blanks, commas and an "and" that would be left over beside removed spans, in the order of the text. */
function droppedEdits(text: string, spans: readonly PlannedSpan[]): TextEdit[] {
  const kept = spans.filter((planned) => !isRemoved(planned)).map(({ annotation }) => annotation);
  return spansDroppedBesideFacts(
    text,
    spans.filter(isRemoved).map(({ annotation }) => annotation),
  )
    .filter(({ start, end }) => kept.every((other) => other.end <= start || end <= other.start))
    .map(({ start, end }) => ({ start, end, original: text.slice(start, end), surrogate: '' }));
}

/**
 * Types whose surrogates keep the case of their lists. At the beginning of a sentence they are capitalised, so that the case does not show
 * how the original is written.
 */
const OWN_CASE_TYPES: ReadonlySet<EntityType> = new Set(['CONDITION', 'DRUG', 'OCCUPATION', 'DEMOGRAPHIC']);
const SENTENCE_START = /(?:^|[.!?\n]["'”’)]{0,9})(?:[^\S\n]|["'“‘(*_#•–—-])*$/u;

const startsInCapital = ({ annotation, mechanism }: PlannedSpan, before: string) =>
  (mechanism === 'permutation' || mechanism === 'reserve') &&
  OWN_CASE_TYPES.has(annotation.type) &&
  SENTENCE_START.test(before.slice(-SENTENCE_REACH));
const SENTENCE_REACH = 20;

const kindOf = ({ annotation, generalisation }: PlannedSpan, mechanism: Mechanism) => ({
  type: annotation.type,
  mechanism,
  standIn: standInOfMechanism(mechanism),
  ...(generalisation ? { phrase: generalisation.phrase } : {}),
});

/** The replacement of the preposition before the value: "on 3 March" becomes "in spring". */
function prepositionFor(text: string, from: number, planned: PlannedSpan, mechanism: Mechanism): TextEdit | undefined {
  const { original, surrogate } = planned.generalisation?.preposition ?? {};
  const start = planned.annotation.start - (original?.length ?? 0);
  if (mechanism !== 'generalise' || original === undefined || surrogate === undefined) return undefined;
  if (start < from || text.slice(start, planned.annotation.start) !== original) return undefined;
  return { start, end: planned.annotation.start, original, surrogate };
}

/**
 * Whether a span is an ordinary word that was drawn. Such a word is never restored, so its article may change. The article of a word that
 * is restored must still fit the original.
 */
const isNeverPutBack = ({ mechanism, annotation }: PlannedSpan) =>
  isWordMechanism(mechanism) && annotation.risk < MIN_REPLACED_RISK;

const RANDOM_MECHANISMS: ReadonlySet<Mechanism> = new Set(['metric-dp', 'computed', 'date-shift', 'scale']);
/**
 * Whether surrogates of this mechanism are drawn at random: noise and numbers computed from it, the factor of amounts, the shift of all
 * dates ("14 March 1985" to "18 December 1986"), and drawn words.
 */
const isDrawnAtRandom = (mechanism: Mechanism) => RANDOM_MECHANISMS.has(mechanism) || isWordMechanism(mechanism);
