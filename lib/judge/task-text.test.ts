import { expect, it } from 'vitest';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import { taskSpans, withTasksKept } from './task-text.ts';

/** The task is between brackets. */
it.each([
  '[Translate to French]: My mother takes metformin.',
  '[Summarise this e-mail in two sentences]: Dear Anna, our shop lost a customer.',
  '[Please write a friendly letter about the kitchen window.] The landlord has ignored me.',
  'My wife has left me, [what should I do?]',
  'I fell ill. [Can I work from home?] My boss is angry.',
  '[Rewrite the paragraph below so that it sounds friendlier]:\nYour parcel was returned.',
  '[Proofread the text below.]\nI has a cat.',
  '[Write a poem in German about Paris] because she was sad.',
  '[Draft a reply to my landlord] who wants more rent.',
  '[Hi, could you shorten this?]\n\nWe met in March.',
  '# [List the risks]:\n- my debts',
  '“[Is that true?”]',
  '[请把下面的信翻译成英文]：我妈妈有糖尿病。',
  '我的老板三个月没发工资，[我该怎么办？]',
  '[帮我写一封投诉信]，因为厨房的窗户坏了。',
  '[总结这篇文章。]作者住在上海。',
  '[用一句话总结这条消息。]她丢了钱包。',
  '[把下面这段话改得客气一点]：您还没有付钱。',
  '我头痛了三天。[能吃布洛芬吗？]',
  '我姐姐是护士，她在医院上班。',
  'My brother works as a nurse. He earns little.',
  'We discussed: nothing was decided.',
  'You think he likes me?',
])('finds what is asked: %s', (marked) => {
  const text = marked.replaceAll(/[[\]]/g, '');
  const found = taskSpans(text).map(({ start, end }) => text.slice(start, end).replace(/^[“#\s]+/u, ''));
  expect(found).toEqual(Array.from(marked.matchAll(/\[([^\]]*)\]/g), ([, task]) => task));
});

it('keeps what a task is about, but no name, no illness, and nothing outside of tasks or decided by the person', () => {
  const text =
    'Write to Anna in German by Friday about my asthma and the exhibition. Anna lives in Leeds, not in Paris.';
  const mark = (word: string, type: EntityType, more: Partial<Annotation> = {}): Annotation => ({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
    type,
    risk: 4,
    confidence: 1,
    source: { detector: 'model', rule: '' },
    ...more,
  });
  const kept = withTasksKept(text, [
    mark('Anna', 'PERSON'),
    mark('German', 'LOCATION'),
    mark('Friday', 'DATE'),
    mark('asthma', 'CONDITION'),
    mark('exhibition', 'EVENT', { isDecided: true }),
    mark('Leeds', 'LOCATION'),
  ]).filter(({ risk }) => risk === 2);
  expect(kept.map(({ start, end }) => text.slice(start, end))).toEqual(['German', 'Friday']);
});
