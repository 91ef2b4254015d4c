import { expect, it } from 'vitest';
import { namesInCorrespondence } from './letter-names.ts';
import { mark, plain } from './marked.test-support.ts';

it.each([
  'traduis: Salut ⟦Titouan⟧, tu viens ?',
  'Kedves ⟦Ildikó⟧, írok',
  'Привет ⟦Гульнара⟧, как дела',
  'Das Bad ist fertig. LG ⟦Uschi⟧"',
  'pls reinstate. Thx, ⟦Nkem⟧',
  'hemma till torsdag. Mvh ⟦Jörgen Sparrhult⟧',
  '"Te extrañamos. Besos, ⟦Beto⟧ y ⟦Lupita⟧"',
  'See you soon! Lots of love, ⟦Mavis⟧ and ⟦Ted⟧',
  'csütörtökig beteg. Üdv, ⟦Hajnal Emőke⟧',
  'Groet, ⟦Liesbeth van der Zwaluw⟧\nPS',
  'С уважением, ⟦Воробьёва О.⟧',
  'Спасибо.\nВаш ⟦Глеб⟧',
  'Do zobaczenia.\nTwoja ⟦Ola⟧',
  'Ваш Samsung не включается',
  'Sayın Yetkili, Kedves Kollégák, Hej Alla',
  'Cheers Tom was a good show',
  'Gruß aus München',
  'Flights to Hoi An',
  'my LG TV',
  'Merhaba, SQL sorgusu yaz',
  'Selam, Docker nedir',
  'the LG Monitor flickers',
])('%s', (marked) => {
  expect(mark(namesInCorrespondence, plain(marked))).toBe(marked);
});
