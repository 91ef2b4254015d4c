// A simulated chat service. It knows only the text it received, as a server would.

export type DemoBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [string, string])[] };

const NOT_NAMES = new Set(
  `I A An And As Ask At But By Can Could Dear For From Hello Hi How If In Is It My No Of On Or Please Since So Thanks That The
  Then There These They This To We What When Where Who Why Write Yes You Your His Her Their Our January February March April May
  June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday`.split(
    /\s+/,
  ),
);

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const PATTERNS = {
  email: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  iban: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g,
  date: new RegExp(`\\b(?:\\d{1,2} (?:${MONTH}) \\d{4}|(?:${MONTH}) \\d{1,2}, \\d{4}|\\d{4}-\\d\\d-\\d\\d)\\b`, 'g'),
  phone: /\+\d[\d ()-]{7,}\d/g,
  money: /[$€£]\s?\d[\d.,]*\d/g,
  tag: /\[[A-Z]+_\d+\]/g,
} as const;

const matchesOf = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])];

/** Finds names as runs of capitalised words, without common words that begin a sentence. */
export function namesInPrompt(text: string): string[] {
  const runs = text.match(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu) ?? [];
  const names = runs
    .map((run) => run.split(' '))
    .map((words) => words.slice(words.findIndex((word) => !NOT_NAMES.has(word))))
    .filter((words) => words.length > 1 && !words.some((word) => NOT_NAMES.has(word)))
    .map((words) => words.join(' '));
  return [...new Set(names)];
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;

function rowsFrom(text: string, names: readonly string[]): (readonly [string, string])[] {
  const found: [string, readonly string[]][] = [
    ['Named', names],
    ['Date', matchesOf(text, PATTERNS.date)],
    ['Email', matchesOf(text, PATTERNS.email)],
    ['Phone', matchesOf(text, PATTERNS.phone)],
    ['Account', matchesOf(text, PATTERNS.iban)],
    ['Amount', matchesOf(text, PATTERNS.money)],
    ['Placeholder', matchesOf(text, PATTERNS.tag)],
  ];
  return found.flatMap(([label, values]) => values.map((value) => [label, value] as const));
}

export function demoReplyTo(prompt: string): readonly DemoBlock[] {
  const names = namesInPrompt(prompt);
  const rows = rowsFrom(prompt, names);
  if (rows.length === 0) {
    return [{ kind: 'paragraph', text: 'I found no names or numbers in your message. Try the example letter.' }];
  }
  const writer = names[0] ?? 'the writer';
  const last = names.at(-1) ?? 'Sir or Madam';
  const account = matchesOf(prompt, PATTERNS.iban)[0];
  const phone = matchesOf(prompt, PATTERNS.phone)[0];
  const paragraphs = [
    'Here is a letter you can use:',
    `Dear ${firstName(last)},`,
    `I am writing to you in good time about the coming months. ${
      account ? `Please use the account ${account} from now on.` : 'I would like to settle the matter soon.'
    }${phone ? ` If anything is unclear, call me at ${phone}.` : ''}`,
    `Thank you for your patience, ${firstName(last)}.`,
    `Kind regards, ${writer}`,
    'These are the facts that I used:',
  ];
  return [...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const), { kind: 'table', rows }];
}

export function replyLength(blocks: readonly DemoBlock[]): number {
  return blocks.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'paragraph' ? block.text.length : block.rows.reduce((n, [a, b]) => n + a.length + b.length, 0)),
    0,
  );
}

/** The first `count` characters of the reply, as if it were streaming. */
export function firstCharacters(blocks: readonly DemoBlock[], count: number): readonly DemoBlock[] {
  let left = count;
  const take = (text: string): string => {
    const part = text.slice(0, Math.max(0, left));
    left -= text.length;
    return part;
  };
  const shown: DemoBlock[] = [];
  for (const block of blocks) {
    if (left <= 0) break;
    if (block.kind === 'paragraph') shown.push({ kind: 'paragraph', text: take(block.text) });
    else {
      const rows = block.rows.map(([label, value]) => [take(label), take(value)] as const);
      shown.push({ kind: 'table', rows: rows.filter(([label]) => label !== '') });
    }
  }
  return shown;
}
