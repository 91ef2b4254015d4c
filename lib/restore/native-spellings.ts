// The Chinese and Korean names of the lists that a reply may have written in Latin letters: 铭奇 for "Mingqi". Only those whose hash is among the
// issued ones then count.
import { once } from '../lexicon/once.ts';
import { soundOf, soundOfSign, soundsOfSurname } from '../people/romanised-names.ts';
import { ALL_COMPOSED_NAMES } from '../privacy/lists/composed-names.ts';
import { CHINESE_LAST_NAME_LISTS, KOREAN_LAST_NAME_LISTS } from '../privacy/lists/index.ts';

/** The pools are read only in conversations that have such a name. */
const NATIVE_CODEC = /chinese|korean/u;

type SignsBySound = ReadonlyMap<string, readonly string[]>;

function groupedBy(signs: Iterable<string>, soundsOf: (sign: string) => Iterable<string>): SignsBySound {
  const groups = new Map<string, string[]>();
  for (const sign of signs) for (const sound of soundsOf(sign)) groups.set(sound, [...(groups.get(sound) ?? []), sign]);
  return groups;
}

/** By codec: the surnames of a list, or the signs at each place of its given names, by their sound. */
const POOLS = once((): ReadonlyMap<string, readonly SignsBySound[]> => {
  const surnames = [...CHINESE_LAST_NAME_LISTS, ...KOREAN_LAST_NAME_LISTS].map(
    ({ name, entries }) => [`list:${name}`, [groupedBy(entries, soundsOfSurname)] as readonly SignsBySound[]] as const,
  );
  const given = ALL_COMPOSED_NAMES.map(
    ({ name, places }) =>
      [
        `list:${name}`,
        places().map((classes, at) =>
          groupedBy(
            classes.flatMap(({ signs }) => signs),
            (sign) => [soundOfSign(sign, at === 0)],
          ),
        ),
      ] as const,
  );
  return new Map([...surnames, ...given]);
});

/** Names whose signs sound like the word, at every split of it. */
function namesSounding(sound: string, [first, second]: readonly SignsBySound[]): readonly string[] {
  if (!second) return first?.get(sound) ?? [];
  return Array.from(sound, (_, cut) => cut)
    .slice(1)
    .flatMap((cut) => {
      const tails = second.get(sound.slice(cut)) ?? [];
      return (first?.get(sound.slice(0, cut)) ?? []).flatMap((head) => tails.map((tail) => head + tail));
    });
}

/** A name of two syllables, with a hyphen too: "Mingqi", "Min-ji". */
const LATIN_NAME = /(?<!\p{L})\p{Lu}[\p{Ll}'’]{1,11}(?:-\p{L}\p{Ll}{1,5})?(?!\p{L})/gu;
const MOST_WORDS = 2_000;

/** @param codecs those that issued names in the conversation */
export function nativeSpellings(reply: string, codecs: Iterable<string>): readonly string[] {
  const pools = [...codecs].flatMap((codec) => (NATIVE_CODEC.test(codec) ? [POOLS().get(codec) ?? []] : []));
  if (pools.length === 0) return [];
  const sounds = new Set(Array.from(reply.matchAll(LATIN_NAME), ([word]) => soundOf(word)).slice(0, MOST_WORDS));
  return pools.flatMap((places) => [...sounds].flatMap((sound) => namesSounding(sound, places)));
}
