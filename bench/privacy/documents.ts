// The papers' own evaluation texts with their topics, read from the data folder and never copied.
import { drawn } from '../drawn.ts';
import { readUnpacked } from '../sets.ts';

export interface TopicDocument {
  readonly text: string;
  readonly topic: number;
}

export interface TopicSet {
  readonly name: string;
  readonly topics: readonly string[];
  /** Clean texts for training the classifier and counting words. */
  readonly train: readonly TopicDocument[];
  /** The texts that are sanitized and attacked. */
  readonly test: readonly TopicDocument[];
  /** The number of test documents before the limit. */
  readonly testSize: number;
}

interface Source {
  readonly name: string;
  readonly file: string;
  /** Empty for a set without topics. */
  readonly topics: readonly string[];
  readonly parse: (file: string) => TopicDocument[];
}

/** One document of five is tested on. */
const TEST_SHARE = 5;

/** A field of the file: in quotes where it holds one, and then each of them doubled. */
const unquoted = (field: string) =>
  field.startsWith('"') && field.endsWith('"') && field.length > 1 ? field.slice(1, -1).replaceAll('""', '"') : field;

/** @throws Error for a line that is no document. */
export function parseDocuments(file: string): TopicDocument[] {
  return file
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const tab = line.indexOf('\t');
      const topic = Number(line.slice(0, tab));
      if (tab < 1 || !Number.isInteger(topic)) throw new Error(`"${line.slice(0, 40)}" is no line of label and text.`);
      return { topic, text: unquoted(line.slice(tab + 1)) };
    });
}

/** The dialogues of SAMSum, which have no topics. */
export const parseDialogues = (file: string): TopicDocument[] =>
  (JSON.parse(file) as { readonly dialogue: string }[]).map(({ dialogue }) => ({
    text: dialogue.replaceAll('\r\n', '\n'),
    topic: 0,
  }));

const SOURCES: readonly Source[] = [
  {
    name: 'PIIDocs',
    file: 'papers/piidocs.tsv.xz',
    topics: ['healthcare', 'legal', 'travel and hospitality'],
    parse: parseDocuments,
  },
  {
    name: 'AGNews',
    file: 'papers/ag_news_test.tsv.xz',
    topics: ['world', 'sport', 'business', 'science and technology'],
    parse: parseDocuments,
  },
  { name: 'SAMSum', file: 'papers/samsum.json.xz', topics: [], parse: parseDialogues },
];

export const TOPIC_SETS: readonly string[] = SOURCES.map(({ name }) => name);

export const fileOfSet = (set: string): string => SOURCES.find(({ name }) => name === set)?.file ?? set;

/** Every fifth document for testing, and no text in both parts. */
export function divided(documents: readonly TopicDocument[]): Pick<TopicSet, 'train' | 'test'> {
  const test = documents.filter((_, at) => at % TEST_SHARE === 0);
  const tested = new Set(test.map(({ text }) => text));
  return { test, train: documents.filter(({ text }) => !tested.has(text)) };
}

/** `train`: the part that is trained on, divided once more. Whatever is chosen is chosen there, and the test part is not looked at. */
export type Part = 'test' | 'train';

interface Sampling {
  readonly limit: number;
  readonly part: Part;
  readonly seed: string;
}

/** Sets with at most `limit` test documents each, drawn at random by the seed. */
export function readTopicSets(names: readonly string[], { limit, part, seed }: Sampling): TopicSet[] {
  return SOURCES.filter(({ name }) => names.includes(name)).map(({ name, file, topics, parse }) => {
    const whole = divided(parse(readUnpacked(file)));
    const { train, test } = part === 'train' ? divided(whole.train) : whole;
    return { name, topics, train, test: drawn(test, limit, `${seed} ${name}`), testSize: test.length };
  });
}
