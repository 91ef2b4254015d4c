// Reads the corpus: one file per prompt, with the recorded output of the pipeline and the replies to it.
//
//   # prompt [placeholder]       the person's text; ⟦PERSON:Ann Lee⟧ and ⟦FINANCIAL/iban:DE89…⟧ are its findings
//   # sanitized                  what was sent
//   # pairs                      TYPE shape | surrogate | original, as the pipeline recorded them
//   # reply CATEGORY             ⟦surrogate→original⟧ is a mention, ⟦=word⟧ a look-alike that must stay
import { readdirSync, readFileSync } from 'node:fs';
import type { PairShape } from '../../codecs/codec.ts';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { Annotation, EntityType } from '../../detect/annotation.ts';

export const CASES_FOLDER = new URL('./cases/', import.meta.url);

export interface Mention {
  /** Offset in the reply. */
  readonly start: number;
  readonly surrogate: string;
  readonly original: string;
}

export interface Reply {
  readonly file: string;
  readonly category: string;
  /** The line of the file at which the reply begins, for messages. */
  readonly line: number;
  readonly text: string;
  readonly expected: string;
  readonly mentions: readonly Mention[];
  readonly traps: number;
}

export interface CorpusFile {
  readonly name: string;
  readonly prompt: string;
  readonly style: 'natural' | 'placeholder';
  readonly annotations: readonly Annotation[];
  readonly sanitized: string;
  readonly pairs: readonly RestorePair[];
  readonly replies: readonly Reply[];
}

interface Section {
  readonly title: string;
  readonly line: number;
  readonly body: string;
}

function sectionsOf(source: string): Section[] {
  const sections: { title: string; line: number; lines: string[] }[] = [];
  source.split('\n').forEach((text, index) => {
    const title = /^# (prompt|sanitized|pairs|reply)\b(.*)$/.exec(text);
    if (title) sections.push({ title: `${title[1]}${title[2]}`.trim(), line: index + 1, lines: [] });
    else sections.at(-1)?.lines.push(text);
  });
  return sections.map(({ title, line, lines }) => ({ title, line, body: lines.join('\n').trim() }));
}

function readPrompt(body: string) {
  const annotations: Annotation[] = [];
  let prompt = '';
  let at = 0;
  for (const mark of body.matchAll(/⟦(\w+)(?:\/([\w:-]+))?:([^⟧]+)⟧/gu)) {
    const [whole, type = '', kind, value = ''] = mark;
    prompt += body.slice(at, mark.index);
    const start = prompt.length;
    prompt += value;
    at = mark.index + whole.length;
    annotations.push({
      start,
      end: prompt.length,
      type: type as EntityType,
      risk: 5,
      confidence: 1,
      source: { detector: 'person', rule: 'corpus' },
      ...(kind === undefined ? {} : { kind }),
    });
  }
  return { prompt: prompt + body.slice(at), annotations };
}

function readPair(line: string): RestorePair {
  const [head = '', surrogate = '', original = ''] = line.split(' | ');
  const [type = '', shape = ''] = head.split(' ');
  return { surrogate, original, shape: shape as PairShape, type: type as EntityType };
}

function readReply(file: string, { title, line, body }: Section): Reply {
  const mentions: Mention[] = [];
  let [text, expected, at, traps] = ['', '', 0, 0];
  for (const mark of body.matchAll(/⟦(?:=([^⟧]+)|([^⟧→]+)→([^⟧]*))⟧/gu)) {
    const [whole, trap, surrogate = '', original = ''] = mark;
    const between = body.slice(at, mark.index);
    at = mark.index + whole.length;
    text += between;
    expected += between;
    if (trap !== undefined) traps += 1;
    else mentions.push({ start: text.length, surrogate, original });
    text += trap ?? surrogate;
    expected += trap ?? original;
  }
  const rest = body.slice(at);
  if (/[⟦⟧]/u.test(text + rest)) throw new Error(`${file}:${line}: a mark that is not closed`);
  return {
    file,
    line,
    category: title.slice('reply '.length),
    text: text + rest,
    expected: expected + rest,
    mentions,
    traps,
  };
}

function readCorpusFile(name: string): CorpusFile {
  const sections = sectionsOf(readFileSync(new URL(name, CASES_FOLDER), 'utf8'));
  const one = (title: string) => sections.find((section) => section.title.startsWith(title));
  const pairs =
    one('pairs')
      ?.body.split('\n')
      .filter((line) => line !== '') ?? [];
  return {
    name,
    ...readPrompt(one('prompt')?.body ?? ''),
    style: one('prompt')?.title.endsWith('placeholder') ? 'placeholder' : 'natural',
    sanitized: one('sanitized')?.body ?? '',
    pairs: pairs.map(readPair),
    replies: sections.filter(({ title }) => title.startsWith('reply ')).map((section) => readReply(name, section)),
  };
}

export function readCorpus(): readonly CorpusFile[] {
  return readdirSync(CASES_FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map(readCorpusFile);
}
