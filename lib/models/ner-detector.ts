// Makes a detector from a model. Its steps are the condensed text, the entities that the model reads (tag-reader.ts, span-reader.ts), and findings.
import type { DetectedRole, Detector, Finding } from '../detect/annotation.ts';
import { withoutBoldMarkers } from '../detect/emphasis.ts';
import type { AlignedWord } from './alignment.ts';
import { type Classifier, isSpanClassifier } from './classifier.ts';
import { condensedText } from './condensed/condensed-text.ts';
import type { Entity } from './decode.ts';
import { splitAtBorders } from './entity-borders.ts';
import { isKnownLabel, meaningOfLabel } from './label-map.ts';
import { withoutOrdinaryWords } from './ordinary-words.ts';
import { spanReader } from './span-reader.ts';
import { tagReader } from './tag-reader.ts';
import { withWholeFirms } from './whole-firms.ts';
import { extendToWholeName } from './whole-names.ts';
import { withWholeValues } from './whole-values.ts';
import { extendToWholeWords } from './whole-words.ts';
import { windowWithin } from './windows.ts';

function findingsOf(
  text: string,
  words: readonly AlignedWord[],
  entity: Entity,
  model: string,
  role: DetectedRole,
): Finding[] {
  const first = words[entity.from];
  const last = words[entity.to - 1];
  if (!first || !last) return [];
  const { confidence } = entity;
  const meaning = meaningOfLabel(entity.type);
  const rule = isKnownLabel(entity.type) ? model : `${model}: ${entity.type}`;
  return splitAtBorders(text, { start: first.start, end: last.end }, meaning.type).map(
    (span): Finding => ({
      ...(meaning.type === 'PERSON'
        ? extendToWholeName(text, extendToWholeWords(text, span))
        : extendToWholeWords(text, span)),
      ...meaning,
      ...role,
      confidence,
      source: { detector: 'model', rule },
    }),
  );
}

/** A detector that can be aborted between runs of the model. @throws ModelError if the model has no label for "no entity" */
export function nerDetector(model: Classifier, size = windowWithin(model.longestSequence)): Detector {
  const read = isSpanClassifier(model) ? spanReader(model, size) : tagReader(model, size);
  const isOrdinaryWord = isSpanClassifier(model) ? undefined : model.isOrdinaryWord;
  return {
    name: model.name,
    async detect(written, signal, onShare) {
      signal?.throwIfAborted();
      const { text, inSource } = condensedText(withoutBoldMarkers(written));
      const { words, entities, roleOf } = await read(text, signal, onShare);
      const findings = withWholeValues(words, entities).flatMap((entity) =>
        findingsOf(text, words, entity, model.name, roleOf(entity)),
      );
      const names = isOrdinaryWord ? withoutOrdinaryWords(text, findings, isOrdinaryWord) : findings;
      return inSource(withWholeFirms(text, names));
    },
  };
}
