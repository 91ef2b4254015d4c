import type { Annotation } from '../../detect/annotation.ts';
import { type Name, namesIn } from '../name.ts';

export type Mention = Partial<Annotation> & { readonly value: string };

/** Annotations of a text: each is looked for behind the one before it. */
export function annotationsOf(text: string, mentions: readonly Mention[]): readonly Annotation[] {
  let from = 0;
  return mentions.map(({ value, ...more }): Annotation => {
    const start = text.indexOf(value, from);
    from = start + value.length;
    const source = { detector: 'model', rule: 'ner' } as const;
    return { start, end: from, type: 'PERSON', confidence: 0.9, risk: 4, source, ...more };
  });
}

/** The first name of a text. */
export function firstName(text: string, mentions: readonly Mention[]): Name {
  const [name] = namesIn(text, annotationsOf(text, mentions));
  if (!name) throw new Error('no name');
  return name;
}
