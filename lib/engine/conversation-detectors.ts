// Corrects what the model says of names that an earlier prompt protected. Its verdict depends on the context: in "Now Tilda Grahn is
// captain" it may call the niece of the first prompt a public person.
import type { Detector, Finding, OnShareRead } from '../detect/annotation.ts';
import { undisguisedText } from '../detect/undisguised-text.ts';
import { contains, overlaps, textOf } from '../text/span.ts';
import type { KnownOriginal } from '../vault/conversation.ts';

const isName = ({ type }: Finding) => type === 'PERSON' || type === 'ORGANIZATION';
const wordsIn = (text: string) => text.toLowerCase().split(/\s+/u);
/** The model's confidence that a person is public, from which on a protected person's given name in that person's name counts as a namesake. */
const NAMESAKE_FROM = 0.8;

/**
 * True if the mention is only the given name of a protected person within a public person's name: the "Ada" of "Ada Lovelace" if Ada
 * Hollins is protected. A shared surname does not count, because families share it.
 */
function isNamesake(text: string, mention: Finding, finding: Finding, known: readonly KnownOriginal[]): boolean {
  if (!isName(finding) || finding.role !== 'public') return false;
  if ((finding.roleConfidence ?? 0) < NAMESAKE_FROM || !contains(finding, mention)) return false;
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
 * Turns a name that contains a protected original into a certain identifier: it means that person or firm, or the same family, even if the
 * model calls it public or a list holds it.
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
    isName(finding) && mentions.some(isMeant(finding))
      ? { ...finding, role: 'identifier' as const, roleConfidence: 1, isProtected: true as const }
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
 * Adds a detector for originals of earlier prompts, and corrects the model's findings by those originals. The model runs once for both
 * purposes, and it runs first: if it has a worker, it reads while the rules run. Detection reads a disguised text a second time,
 * as it appears to a reader; there the mentions stand at other offsets. @param mentionsIn the mentions of what is `known` in a text
 */
export function detectorsOfConversation(
  text: string,
  detectors: readonly Detector[],
  model: Detector | undefined,
  mentionsIn: (given: string) => readonly Finding[],
  known: readonly KnownOriginal[],
): readonly Detector[] {
  const originals = 'known-originals';
  if (!model) return [...detectors, { name: originals, detect: mentionsIn }];
  const mayMention = mentionsIn(text).length > 0 || (known.length > 0 && undisguisedText(text) !== undefined);
  if (!mayMention) return [model, ...detectors];
  const readings = new Map<string, Promise<readonly Finding[]>>();
  const read = (given: string, signal?: AbortSignal, onShare?: OnShareRead) => {
    const reading = readings.get(given) ?? Promise.resolve(model.detect(given, signal, onShare));
    readings.set(given, reading);
    return reading;
  };
  return [
    {
      name: model.name,
      detect: async (given, signal, onShare) =>
        asKnown(given, await read(given, signal, onShare), mentionsIn(given), known),
    },
    {
      name: originals,
      detect: async (given, signal) => withoutNamesakes(given, mentionsIn(given), await read(given, signal), known),
    },
    ...detectors,
  ];
}
