// How the model reads names that an earlier prompt protected. Its reading depends on the words around: what it calls known to all in
// "Now Tilda Grahn is captain" is the niece of the first prompt.
import type { Detector, Finding, OnShare } from '../detect/annotation.ts';
import { contains, overlaps, textOf } from '../text/span.ts';
import type { KnownOriginal } from '../vault/conversation.ts';

const isPublicName = ({ type, role }: Finding) => role === 'public' && (type === 'PERSON' || type === 'ORGANIZATION');
const wordsIn = (text: string) => text.toLowerCase().split(/\s+/u);
/** How sure the model must be that somebody with the given name of a protected person is known to all. */
const NAMESAKE_FROM = 0.8;

/**
 * Whether a mention is the given name of a protected person in the name of somebody who is known to all: the "Ada" of "Ada Lovelace",
 * where Ada Hollins is protected. A surname is shared by families.
 */
function isNamesake(text: string, mention: Finding, finding: Finding, known: readonly KnownOriginal[]): boolean {
  if (!isPublicName(finding) || (finding.roleConfidence ?? 0) < NAMESAKE_FROM || !contains(finding, mention))
    return false;
  const [given, ...rest] = wordsIn(textOf(text, finding));
  const isGiven = textOf(text, mention).toLowerCase() === given && rest.length > 0;
  const owners = known.map((original) => wordsIn(original.text)).filter(([first]) => first === given);
  return (
    isGiven &&
    owners.length > 0 &&
    owners.every(([, ...names]) => names.length > 0 && !names.some((name) => rest.includes(name)))
  );
}

/** A find that holds an original of the conversation is that person or firm, or of the same family, whatever it reads like. */
function asKnown(
  text: string,
  findings: readonly Finding[],
  mentions: readonly Finding[],
  known: readonly KnownOriginal[],
): readonly Finding[] {
  const isMeant = (finding: Finding) => (mention: Finding) =>
    overlaps(finding, mention) && !isNamesake(text, mention, finding, known);
  return findings.map((finding) =>
    isPublicName(finding) && mentions.some(isMeant(finding))
      ? { ...finding, role: 'identifier' as const, roleConfidence: 1 }
      : finding,
  );
}

/**
 * Mentions without those of namesakes. If the name stands by itself too, all stay, because what is replaced once in a prompt may not be
 * left in it.
 */
function withoutNamesakes(
  text: string,
  mentions: readonly Finding[],
  findings: readonly Finding[],
  known: readonly KnownOriginal[],
): readonly Finding[] {
  const isOther = (mention: Finding) => findings.some((finding) => isNamesake(text, mention, finding, known));
  const wordOf = (mention: Finding) => textOf(text, mention).toLowerCase();
  const elsewhere = new Set(mentions.filter((mention) => !isOther(mention)).map(wordOf));
  return mentions.filter((mention) => !isOther(mention) || elsewhere.has(wordOf(mention)));
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
  const read = (signal?: AbortSignal, onShare?: OnShare) => {
    reading ??= Promise.resolve(model.detect(text, signal, onShare));
    return reading;
  };
  return [
    ...detectors,
    {
      name: model.name,
      detect: async (_, signal, onShare) => asKnown(text, await read(signal, onShare), mentions, known),
    },
    { name: originals, detect: async (_, signal) => withoutNamesakes(text, mentions, await read(signal), known) },
  ];
}
