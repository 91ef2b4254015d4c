// Russian, Ukrainian and Greek names. Only the stem is permuted, so that the surrogate keeps grammatical case and gender, and every inflected
// form in a reply is restored in the same form.

import { anyOf } from '../lexicon/alternatives.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import type { InflectedNameList } from '../privacy/lists/index.ts';
import { permutation } from '../privacy/permutation.ts';
import type { Codec } from './codec.ts';
import { withCaseOf } from './letter-case.ts';

/** Joins stem and ending by Russian spelling: no ы after г, к, х, ж, ч, ш, щ, and no unstressed о after ж, ч, ш, щ, ц. */
function spellWithEnding(stem: string, ending: string): string {
  if (ending === 'ы' && /[гкхжчшщ]$/u.test(stem)) return `${stem}и`;
  if (ending === 'ой' && /[жчшщц]$/u.test(stem)) return `${stem}ей`;
  return stem + ending;
}

interface InflectedForm {
  readonly index: number;
  readonly ending: string;
}

const patternOf = (stems: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(stems)}\\p{L}{0,8}(?![\\p{L}\\p{N}])`, 'giu');

export function inflectedNameCodec({ names, endings }: InflectedNameList): Codec {
  const { name } = names;
  const [lemma = ''] = endings;
  const longestFirst = [...endings].sort((a, b) => b.length - a.length);
  const stemOf = (index: number) => (names.entries[index] ?? '').slice(0, lemma === '' ? undefined : -lemma.length);
  let stems: ReadonlyMap<string, number> | undefined;
  const indexOfStem = (stem: string) => {
    stems ??= new Map(names.entries.map((_, index) => [stemOf(index).toLowerCase(), index]));
    return stems.get(stem);
  };

  function read(text: string): InflectedForm | undefined {
    const lower = text.toLowerCase();
    for (const ending of longestFirst) {
      for (const written of ending === 'ы' ? ['ы', 'и'] : ending === 'ой' ? ['ой', 'ей'] : [ending]) {
        const stem = lower.slice(0, lower.length - written.length);
        const index = lower.endsWith(written) ? indexOfStem(stem) : undefined;
        if (index !== undefined && spellWithEnding(stem, ending) === lower) return { index, ending };
      }
    }
    return undefined;
  }

  function move(text: string, to: (index: number) => number): string | undefined {
    const form = read(text);
    if (!form || withCaseOf(spellWithEnding(stemOf(form.index), form.ending), text) !== text) return undefined;
    return withCaseOf(spellWithEnding(stemOf(to(form.index)), form.ending), text);
  }
  const permuted = (secret: ConversationSecret) => permutation(secret, name, names.entries.length);

  let pattern: RegExp | undefined;
  return {
    name: `list:${name}`,
    shape: 'word',
    get candidates() {
      pattern ??= patternOf(names.entries.map((_, index) => stemOf(index)));
      return pattern;
    },
    canonical(text) {
      const form = read(text);
      const entry = form && names.entries[form.index];
      // A value in lower case stays in lower case, so that "волков" ("wolves") and the name "Волков" are different values.
      return text === text.toLowerCase() ? entry?.toLowerCase() : entry;
    },
    issue(original, secret) {
      const surrogate = move(original, permuted(secret).forward);
      if (surrogate === undefined || surrogate === original) return undefined;
      return move(surrogate, permuted(secret).inverse) === original ? surrogate : undefined;
    },
    recover: (surrogate, secret) => move(surrogate, permuted(secret).inverse),
    domainSize: () => names.entries.length,
  };
}
