// Corrects what the model says of names that an earlier prompt protected. Its verdict depends on the context: in "Now Tilda Grahn is
// captain" it may call the niece of the first prompt a public person.
import type { Detector, Finding, OnShareRead } from '../detect/annotation.ts';
import { contains, overlaps, textOf } from '../text/span.ts';
import type { KnownOriginal } from '../vault/conversation.ts';

const isPublicName = ({ type, role }: Finding) => role === 'public' && (type === 'PERSON' || type === 'ORGANIZATION');
const wordsIn = (text: string) => text.toLowerCase().split(/\s+/u);
/**
 * The least confidence of the model that a person is public, for a protected person's given name in that person's name to count as a
 * namesake.
 */
const NAMESAKE_FROM = 0.8;

/**
 * True if the mention is only the given name of a protected person within a public person's name: the "Ada" of "Ada Lovelace" if Ada
 * Hollins is protected. A shared surname does not count, because families share it.
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

/**
 * Turns a public name that contains a protected original into an identifier: it means that person or firm, or the same family, even if the
 * model calls it public.
 */
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
 * The mentions without namesakes. If the same name also stands alone in the text, all mentions stay, because a name that is replaced once
 * in a prompt must be replaced everywhere in it.
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

/**
 * The detectors, with one for originals of earlier prompts added, and with the model's findings corrected by them. The model runs once for
 * both.
 */
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
  const read = (signal?: AbortSignal, onShare?: OnShareRead) => {
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
