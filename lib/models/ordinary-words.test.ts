import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Finding } from '../detect/annotation.ts';
import { type IsOrdinaryWord, readOrdinaryWords, withoutOrdinaryWords } from './ordinary-words.ts';
import { ORDINARY_WORDS_FILE } from './word-filter.ts';

const MODEL = resolve(import.meta.dirname, '../../models/ner-multilingual');
const shipped = readOrdinaryWords(new Uint8Array(readFileSync(resolve(MODEL, ORDINARY_WORDS_FILE))));

const ITALIAN = new Set(['biglietto', 'auguri', 'sole', 'festa']);
const PERSIAN = new Set(['فکر', 'ترس', 'هیجان', 'زده', 'محیط', 'زیست']);
const ARABIC = new Set(['نصيحة']);
const BY_LANGUAGE: Readonly<Record<string, ReadonlySet<string>>> = { it: ITALIAN, fa: PERSIAN, ar: ARABIC };
const isOrdinary: IsOrdinaryWord = (word, language) => BY_LANGUAGE[language]?.has(word.toLowerCase()) ?? false;

/** The marked names that are kept as findings. The network is as sure of each as `confidence` says. */
function kept(marked: string, confidence = 0.9, type: Finding['type'] = 'PERSON'): string[] {
  const text = marked.replaceAll(/[[\]]/g, '');
  let brackets = 0;
  const findings = Array.from(marked.matchAll(/\[([^\]]*)\]/g), ({ 1: name = '', index }): Finding => {
    const start = index - brackets;
    brackets += 2;
    return { start, end: start + name.length, type, confidence, source: { detector: 'model', rule: 'ner-en' } };
  });
  return withoutOrdinaryWords(text, findings, isOrdinary).map(({ start, end }) => text.slice(start, end));
}

it('takes ordinary words of the prompt’s language for no people', () => {
  expect(kept('[Biglietto] per la festa di [Tancredi], non è un regalo per me ma per mia zia.')).toEqual(['Tancredi']);
  expect(kept('Vorrei fare gli [Auguri Festa] a mia zia, che non è in casa ma al mare.')).toEqual([]);
});

it('keeps what is more than ordinary words', () => {
  expect(kept('[Biglietto Rossi] non è in casa, ma per me è al mare con mia zia.')).toEqual(['Biglietto Rossi']);
  expect(kept('Per la [Festa Sole Auguri] non è in casa, ma per me è al mare.')).toEqual(['Festa Sole Auguri']);
});

it('keeps a word that the network is sure of, that a form of address introduces, or that is no person', () => {
  expect(kept('Mia zia [Sole] non è in casa, ma per me è al mare con la nonna.', 0.98)).toEqual(['Sole']);
  expect(kept('La signora [Festa] non è in casa, ma per me è al mare con la nonna.')).toEqual(['Festa']);
  expect(kept('Il signor G. [Festa] non è in casa, ma per me è al mare con la nonna.')).toEqual(['Festa']);
  expect(kept('La [Festa] non è in casa, ma per me è al mare con la nonna.', 0.9, 'LOCATION')).toEqual(['Festa']);
});

it('takes a word in lower case for no person in a text with capitals, even if the network is sure', () => {
  const text = 'Ciao, sono Tancredi e scrivo da Lecco: la [festa] non è in casa, ma per me è al mare con la nonna.';
  expect(kept(text, 0.95)).toEqual([]);
  expect(kept(text.toLowerCase(), 0.95)).toEqual(['festa']);
  expect(kept(text, 0.99)).toEqual(['festa']);
});

it('takes a word in a text in capitals for no person, up to a higher confidence', () => {
  const text =
    'ODA [TEMİZ] DEĞİLDİ, [UMARIM] KİMSE KALMAZ. HAVUZ ÇOK GÜZELDİ VE MUTLU OLDUK, [SEMİH] BEY ÇOK İLGİLENDİ.';
  const found = (confidence: number) => {
    const plain = text.replaceAll(/[[\]]/g, '');
    const findings = ['TEMİZ', 'UMARIM', 'SEMİH'].map((name): Finding => {
      const start = plain.indexOf(name);
      return {
        start,
        end: start + name.length,
        type: 'PERSON',
        confidence,
        source: { detector: 'model', rule: 'ner-en' },
      };
    });
    return withoutOrdinaryWords(plain, findings, shipped).map(({ start, end }) => plain.slice(start, end));
  };
  expect(found(0.95)).toEqual(['SEMİH']);
  expect(found(0.98)).toEqual(['TEMİZ', 'UMARIM', 'SEMİH']);
});

it('takes them for no firms either, up to a lower confidence', () => {
  expect(kept('La [Festa] non è in casa, ma per me è al mare con la nonna.', 0.7, 'ORGANIZATION')).toEqual([]);
  expect(kept('La [Festa] non è in casa, ma per me è al mare con la nonna.', 0.8, 'ORGANIZATION')).toEqual(['Festa']);
});

it('does not take the end of the sentence before for an initial', () => {
  expect(kept('Non è in casa, ma per me è al mare con la zia. [Biglietto] da fare.')).toEqual([]);
});

it('guesses the language of a list without frequent words by its ordinary words', () => {
  const list = 'Torta di mele\n[Ingrediente] : farina\nPreparazione : burro, zucchero, uova\nContorno : [Tancredi]';
  const text = list.replaceAll(/[[\]]/g, '');
  const find = (name: string): Finding => {
    const start = text.indexOf(name);
    return {
      start,
      end: start + name.length,
      type: 'PERSON',
      confidence: 0.9,
      source: { detector: 'model', rule: 'ner-en' },
    };
  };
  const left = withoutOrdinaryWords(text, [find('Ingrediente'), find('Tancredi')], shipped);
  expect(left.map(({ start, end }) => text.slice(start, end))).toEqual(['Tancredi']);
});

it('takes Persian and Arabic words with particles, and verbs, for no people', () => {
  const persian = ' را به من بگو که چگونه می‌توانم این کار را برای دوستم انجام بدهم';
  expect(kept(`[فکر می‌کنی]${persian}`)).toEqual([]);
  expect(kept(`[هیجان‌زده]${persian}`)).toEqual([]);
  expect(kept(`[ترس‌ها]${persian}`)).toEqual([]);
  expect(kept(`[سلام ترس]${persian}`)).toEqual([]);
  expect(kept(`[ترس]${persian}`, 0.95)).toEqual([]);
  expect(kept(`[ترس]${persian}`, 0.97)).toEqual(['ترس']);
  expect(kept(`[بهنام می‌گوید]${persian}`)).toEqual(['بهنام می‌گوید']);
  expect(kept(`[محیط زیست محیط]${persian}`, 0.7, 'ORGANIZATION')).toEqual([]);
  const arabic = ' من فضلك اكتب لي رسالة قصيرة عن هذا الموضوع في عملي';
  expect(kept(`[ونصيحتك]${arabic}`)).toEqual([]);
  expect(kept(`[والنصيحة]${arabic}`)).toEqual([]);
  expect(kept(`[ومحمود]${arabic}`)).toEqual(['ومحمود']);
  expect(kept(`[جمعية نصيحة]${arabic}`, 0.7, 'ORGANIZATION')).toEqual(['جمعية نصيحة']);
  expect(kept(`[ونصيحة النصيحة]${arabic}`, 0.7, 'ORGANIZATION')).toEqual([]);
});

it('must be surer of a word that the text also has in lower case', () => {
  expect(kept('Il [Biglietto] non è in casa, ma per me è al mare con mia zia.', 0.95)).toEqual(['Biglietto']);
  expect(kept('Il [Biglietto] non è in casa, ma per me è un biglietto al mare con mia zia.', 0.95)).toEqual([]);
});

it('takes an ordinary word for no user name unless the network is surer', () => {
  expect(kept('La [festa] non è in casa, ma per me è al mare con la nonna.', 0.45, 'USERNAME')).toEqual([]);
  expect(kept('La [festa] non è in casa, ma per me è al mare con la nonna.', 0.7, 'USERNAME')).toEqual(['festa']);
});

it('keeps all names in a language that it does not know', () => {
  expect(kept('[Festa] is at home and not at the sea, which is what my aunt said to me.')).toEqual(['Festa']);
});

it('goes by the language of the line, which may be another than that of the prompt', () => {
  const english =
    'Please make this shorter and more polite, and tell me what you think of it, as my aunt is not at home.\n';
  expect(kept(`${english}[Biglietto] per mia zia: non è in casa, ma per me è al mare con la nonna.`)).toEqual([]);
  expect(
    kept(
      'Mia zia non è in casa, ma per me è al mare con la nonna.\n[Festa] is at home and not at the sea, she said to me.',
    ),
  ).toEqual(['Festa']);
});

it('ships the ordinary words of many languages, each in its own', () => {
  const ordinary = [
    ['en', 'landlord'],
    ['de', 'Geschenk'],
    ['fr', 'devoir'],
    ['it', 'biglietto'],
    ['pl', 'dobry'],
    ['ru', 'сделай'],
    ['ar', 'رسالة'],
    ['ar', 'مرشدي'],
    ['fa', 'اضطراب'],
    ['fa', 'عریض'],
    ['hi', 'पुनर्वसन'],
    ['ko', '세금'],
  ] as const;
  expect(ordinary.filter(([language, word]) => !shipped(word, language))).toEqual([]);
  expect(shipped('biglietto', 'en')).toBe(false);
});

it('ships no given names', () => {
  const names = {
    en: 'Grace May Will Faith Hope Rose',
    de: 'Ernst Klara Anton Rosa',
    it: 'Rosa Giulia Bruno',
    ru: 'Вера Надежда Любовь',
  };
  const wrong = Object.entries(names).flatMap(([language, listed]) =>
    listed.split(' ').filter((name) => shipped(name, language)),
  );
  expect(wrong).toEqual([]);
});
