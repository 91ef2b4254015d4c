// SpamEmail (Chinese): is a mail still told from spam, and which written values are left?
import { createDetectors } from '../../../lib/engine/detectors.ts';
import { seededRandom } from '../../../lib/privacy/random.seeded.test-support.ts';
import { policyFor } from '../../../lib/sanitize/policy/policy.ts';
import { drawn } from '../../drawn.ts';
import { divided, type TopicDocument } from '../../privacy/documents.ts';
import type { Table } from '../../privacy/tables.ts';
import { trainTopics } from '../../privacy/topic-classifier.ts';
import { writtenValues } from '../../privacy/written-values.ts';
import { readUnpacked } from '../../sets.ts';
import { percent } from '../../table.ts';
import type { ExperimentOptions } from '../experiment.ts';
import { startChat, type Treatment } from '../sanitized-chat.ts';

const TREATMENTS: readonly Treatment[] = [
  { name: 'Balanced', policy: policyFor('balanced') },
  { name: 'As in Preempt', policy: policyFor('preempt') },
];

const SPAM = 'spam';
const parseMails = (file: string): TopicDocument[] =>
  file
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .flatMap(([label, text]) => (label && text ? [{ text, topic: Number(label === SPAM) }] : []));

/** The classifier reads words; a Chinese text is one word a character to it, and their pairs say more. */
const spaced = (text: string) => [...text.replace(/\s+/gu, '')].join(' ');

export async function spamTable({ limit, seed, say }: ExperimentOptions): Promise<Table> {
  const { train, test: whole } = divided(parseMails(readUnpacked('papers/spam_email_zh.tsv.xz')));
  const test = drawn(whole, limit, `${seed} SpamEmail`);
  const classifier = trainTopics(
    train.map(({ text, topic }) => ({ text: spaced(text), topic })),
    2,
    seededRandom(`${seed} SpamEmail topics`),
  );
  const detectors = await createDetectors({ model: true });
  const values = test.map(({ text }) => writtenValues(text).map(({ start, end }) => text.slice(start, end)));
  const all = values.flat().length;
  const row = (name: string, texts: readonly (string | undefined)[]) => {
    const right = test.filter(({ topic }, at) => classifier.topicOf(spaced(texts[at] ?? '')) === topic).length;
    const left = values.flatMap((own, at) => own.filter((value) => texts[at]?.includes(value))).length;
    return [name, percent(right / test.length), all === 0 ? '-' : percent(left / all)];
  };
  const rows = [
    row(
      'no protection',
      test.map(({ text }) => text),
    ),
  ];
  for (const treatment of TREATMENTS) {
    const random = seededRandom(`${seed} ${treatment.name} SpamEmail`);
    const texts: (string | undefined)[] = [];
    for (const { text } of test) texts.push((await startChat(text, treatment, detectors, random))?.sanitized.text);
    rows.push(row(treatment.name, texts));
    say(`SpamEmail: ${treatment.name}`);
  }
  return {
    title: `SpamEmail: ${test.length} of ${whole.length} test mails, ${all} written values`,
    head: ['', 'spam told right', 'values left'],
    rows,
    texts: [0],
  };
}
