import type { PluralText } from '../../message.ts';

const NO_BREAK = '\u00a0';

const inText = (text: string) =>
  text
    .replace(/ (?=[:;!?»])/g, NO_BREAK)
    .replaceAll('« ', `«${NO_BREAK}`)
    .replaceAll(' %', `${NO_BREAK}%`);

const inForms = ({ one, other }: PluralText): PluralText =>
  one === undefined ? { other: inText(other) } : { one: inText(one), other: inText(other) };

/**
 * French sets a space before `:`, `;`, `!`, `?` and inside guillemets, at which no line may break. The texts are written with plain spaces, because
 * nobody sees the difference in an editor.
 */
export function withNoBreakSpaces<Texts extends Readonly<Record<string, string | PluralText>>>(texts: Texts): Texts {
  const spaced = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === 'string' ? inText(text) : inForms(text),
  ]);
  return Object.fromEntries(spaced) as Texts;
}
