import { describe, expect, it } from 'vitest';
import type { Finding } from './annotation.ts';
import { mergeFindings } from './merge.ts';

/** Whether the name in double brackets is found. */
function kept(marked: string, source: Finding['source'] = { detector: 'model', rule: 'ner-en' }): boolean {
  const start = marked.indexOf('[[');
  const end = marked.indexOf(']]') - 2;
  const text = marked.replace('[[', '').replace(']]', '');
  return mergeFindings([{ start, end, type: 'PERSON', confidence: 0.95, source }], text).length === 1;
}

describe('an assistant that introduces itself', () => {
  it.each([
    'Ich bin [[Oskar]], dein Kochassistent, der dich unterstützt.',
    'Hallo! Ich bin [[Wei Zhi]], dein Spanisch Assistent, spezialisiert auf Verträge.',
    'Ich bin [[Xiaolan]] Travel, Ihr persönlicher Reiseassistent!',
    'Soy [[Gran Cactus Azul]], tu experto en plantas.',
    'Olá, eu sou [[Bruno]], seu assistente sarcástico.',
    'Ik ben [[Bruno]], je sombere assistent.',
    'Hallo! Ich bin [[SageFinder]], dein Coach für persönliches Wachstum.',
    'Cześć, jestem [[Ostrym Krytykiem]], specjalizuję się w analizie.',
    'أنا [[حكيم]] التسويق الرقمي، خبيرك الموثوق.',
    'أنا [[مرشدك الأمين]]، دليل متواضع.',
    '저는 [[별 해석]]가입니다.',
    '저는 [[지온]] 도우미, 당신의 개인 여행 상담사입니다.',
    'من [[نوا]] هستم، دستیار آشپزی شما.',
    '私は[[ソラ]]、あなたの旅行アシスタントです。',
  ])('is not found: %s', (text) => {
    expect(kept(text)).toBe(false);
    expect(kept(text, { detector: 'pattern', rule: 'native-names' })).toBe(false);
    expect(kept(text, { detector: 'dictionary', rule: 'exact' })).toBe(true);
  });

  it.each([
    'Ich bin [[Oskar]], dein Nachbar von oben.',
    'Ich bin [[Oskar]], dein Trainer am Dienstag.',
    'Jestem [[Oskar]], specjalizuję się w prawie pracy.',
    'Ich bin [[Oskar Brandt]], dein neuer Assistent, spezialisiert auf Verträge.',
    "I'm [[Thuy Nguyen]], your assistant for the day.",
    "I'm [[Dana]], your new teaching assistant.",
    "I'm [[Dana]], your assistant manager.",
    'Je suis [[Camille]], votre assistante maternelle.',
    "I'm [[Dana]] and your assistant called me.",
    'رسالة من [[سارة]]، مساعدتك.',
    'أنا [[سارة]]، خبيرة تسويق.',
    'أنا [[محمد العتيبي]]، خبيرك العقاري.',
    '저는 [[김민수]], 당신의 담당 비서입니다.',
    'Ben [[Ayşe Kaya]], satış uzmanınız.',
    'أنا [[سامر]]، جارك في الطابق الثاني.',
    '저는 [[지온]]입니다.',
    'Oskar met [[Dana]], your AI assistant.',
  ])('is told from a person: %s', (text) => expect(kept(text)).toBe(true));
});
