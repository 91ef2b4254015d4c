// Which pasted texts are long enough to be reviewed before they land in the composer.

/** A page of text: of a shorter one the person sees every mark at a glance once it stands in the composer. */
const LONG_WORDS = 400;
const LONG_CHARACTERS = 2500;
/** A text of 400 words is longer than this in every script, so most pastes cost one comparison. */
const SHORTEST_CHARACTERS = 600;
/** Nobody reads through a longer text in a card, and giving it to the page once more would take longer than the browser does. */
const MOST_CHARACTERS = 200_000;

function hasWords(text: string, least: number): boolean {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1;
    if (words >= least) return true;
  }
  return false;
}

export function isLongPaste(text: string): boolean {
  if (text.length < SHORTEST_CHARACTERS || text.length > MOST_CHARACTERS) return false;
  return text.length >= LONG_CHARACTERS || hasWords(text, LONG_WORDS);
}
