// How the model reads names that an earlier prompt protected. Its reading depends on the words around: what it calls known to all in
// "Now Tilda Grahn is captain" is the niece of the first prompt.
import type { Detector, Finding } from '../detect/annotation.ts';
import { isUnspaced } from '../text/script.ts';
import { contains, overlaps, type Span, textOf } from '../text/span.ts';
import type { KnownOriginal } from '../vault/conversation.ts';

const isWholeOf = (text: string, known: readonly KnownOriginal[]) => {
  const originals = new Set(known.map((original) => original.text.toLowerCase()));
  return (span: Span) => originals.has(textOf(text, span).toLowerCase());
};

const isPublicName = ({ type, role }: Finding) => role === 'public' && (type === 'PERSON' || type === 'ORGANIZATION');

/** A find that holds a whole original of the conversation is that person or firm, whatever it reads like. */
function asKnown(
  text: string,
  findings: readonly Finding[],
  mentions: readonly Finding[],
  known: readonly KnownOriginal[],
): readonly Finding[] {
  const isWhole = isWholeOf(text, known);
  return findings.map((finding) =>
    isPublicName(finding) && mentions.some((mention) => overlaps(finding, mention) && isWhole(mention))
      ? { ...finding, role: 'identifier' as const, roleConfidence: 1 }
      : finding,
  );
}

/**
 * Mentions without those of a part that another name shares: the "Ada" of "Ada Lovelace", where Ada Hollins is protected. If the part
 * stands by itself too, all stay, because what is replaced once in a prompt may not be left in it.
 */
function withoutNamesakes(
  text: string,
  mentions: readonly Finding[],
  findings: readonly Finding[],
  known: readonly KnownOriginal[],
): readonly Finding[] {
  const isWhole = isWholeOf(text, known);
  const isNamesake = (mention: Finding) =>
    !isWhole(mention) &&
    // 王 of 王老师 has its title behind it, and no other name.
    !isUnspaced(textOf(text, mention)) &&
    findings.some(
      (finding) =>
        isPublicName(finding) &&
        contains(finding, mention) &&
        finding.end - finding.start > mention.end - mention.start &&
        // No other word of the find is of an original.
        mentions.every((other) => other === mention || !contains(finding, other)),
    );
  const wordOf = (mention: Finding) => textOf(text, mention).toLowerCase();
  const elsewhere = new Set(mentions.filter((mention) => !isNamesake(mention)).map(wordOf));
  return mentions.filter((mention) => !isNamesake(mention) || elsewhere.has(wordOf(mention)));
}

/** The detectors with the originals of earlier prompts, and the model's reading corrected by them. The model reads the text once. */
export function detectorsOfConversation(
  text: string,
  detectors: readonly Detector[],
  model: Detector | undefined,
  mentions: readonly Finding[],
  known: readonly KnownOriginal[],
): readonly Detector[] {
  const originals = 'known-originals';
  if (!model) return [...detectors, { name: originals, detect: () => mentions }];
  if (mentions.length === 0) return [...detectors, model];
  let reading: Promise<readonly Finding[]> | undefined;
  const read = (signal?: AbortSignal) => {
    reading ??= Promise.resolve(model.detect(text, signal));
    return reading;
  };
  return [
    ...detectors,
    { name: model.name, detect: async (_, signal) => asKnown(text, await read(signal), mentions, known) },
    { name: originals, detect: async (_, signal) => withoutNamesakes(text, mentions, await read(signal), known) },
  ];
}
