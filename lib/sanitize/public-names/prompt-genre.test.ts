import { expect, it } from 'vitest';
import type { Annotation, EntityType } from '../../detect/annotation.ts';
import { genreOf, isNameOfGenre } from './prompt-genre.ts';

it.each([
  ['game', 'Sei il Master di una campagna D&D, io sono Thalgrim, nano chierico'],
  ['game', '판타지 세계관 정리 좀. 주인공 리안'],
  ['literature', 'eseu bac: Enigma Otiliei de G. Călinescu, compară cu Balzac'],
  ['literature', 'Γράψε μου ανάλυση για το "Η Φόνισσα" του Παπαδιαμάντη, Γ\' Λυκείου'],
  ['tale', 'Napiš pohádku na dobrou noc o ježkovi Pichlíkovi'],
  ['journey', 'plan zwiedzania: Wilno, 2 dni, Ostra Brama, celę Konrada z Dziadów. czy babcia ma tam gdzie usiąść?'],
  ['journey', 'маршрут на 3 дні Карпати без машини: Ворохта, Верховина'],
  ['quiz', 'Gör ett quiz om Melodifestivalen: Loreen, Carola, Herreys'],
  ['show', 'Welche Schauspieler kamen in Wetten dass nach Frank Elstner?'],
] as const)('recognises a %s: %s', (genre, text) => expect(genreOf(text)).toBe(genre));

it.each([
  'Napiš pohádku pro mou dceru, o ježkovi Pichlíkovi a naší Aničce',
  'Schreib ein Märchen für meine Tochter Frieda',
  '写个睡前故事给我女儿若溪',
  'Fais un itinéraire pour mon père Honoré',
  'Aushang: Regisseurin Marta Kowalczyk, Schauspieler Jonas Reiter, Probe um 14 Uhr',
  'Bitte kürze das Protokoll: Frieda bestellt Stühle, Bruno ruft an',
  'نحتاج إنشاء عقد إيجار باسم نادية',
])('recognises none where the writer speaks of somebody near: %s', (text) => expect(genreOf(text)).toBeUndefined());

it.each([
  '帮我从邮件里提取名字：王小明、李建国',
  '合同人员和不同人员的名单：王小明',
  'İsim soyisim listesi: Ayşe Demir, Veli Kaya',
  'Ada masalah dengan jadwal, tanya Budi',
  'Het gezin Bokma komt om vier uur langs',
  'Analysera mejlet från Dagny',
  'Vezmi v úvahu, že Kubíček přijde později',
  'Phân tích dữ liệu nhân viên: Nguyễn Văn An',
  'Όνομα: Παπαδόπουλος, τηλέφωνο αργότερα',
  'ครูสมชายและครอบครัวมาถึงแล้ว?',
  '추가수당을 김민수에게 지급했나요?',
  '労働基準監督署の畠山さんに電話?',
  'дом подорожал, Иванов платит больше',
  'תפריט ראשי: הוסף את דנה',
])('takes no word of everyday texts for a genre: %s', (text) => expect(genreOf(text)).toBeUndefined());

/** Whether each marked name is public by the genre of the prompt. */
function judged(marked: string, type: EntityType = 'PERSON'): Record<string, boolean> {
  const text = marked.replaceAll(/[[\]]/gu, '');
  let brackets = 0;
  const all = Array.from(marked.matchAll(/\[([^\]]*)\]/gu), ({ 1: name = '', index }): Annotation => {
    const start = index - brackets;
    brackets += 2;
    const source = { detector: 'model', rule: 'ner-en' } as const;
    return {
      start,
      end: start + name.length,
      type,
      confidence: 0.9,
      source,
      risk: 5,
      role: 'identifier',
      roleConfidence: 0.99,
    };
  });
  return Object.fromEntries(all.map((one) => [text.slice(one.start, one.end), isNameOfGenre(text, one, all)]));
}

it('keeps the sights of a journey, and hides who goes along', () => {
  expect(judged('itinerario di 3 giorni con [Ornella]: [Monterosso], [Vernazza] e il [Sentiero Azzurro]')).toEqual({
    Ornella: false,
    Monterosso: true,
    Vernazza: true,
    'Sentiero Azzurro': true,
  });
  expect(judged('plan zwiedzania: [Ostra Brama], potem obiad u [Jadwigi Kociołek] i spacer z [Olą]')).toEqual({
    'Ostra Brama': true,
    'Jadwigi Kociołek': false,
    Olą: false,
  });
  expect(judged('itinerario Cinque Terre, [Ornella] soffre di vertigini, [Portovenere] vale la pena?')).toMatchObject({
    Ornella: false,
    Portovenere: true,
  });
});

it('takes what may be a full name for no sight, in scripts in which that cannot be told', () => {
  expect(judged('川西自驾，[王小明]和[李宝山]带队，去[四姑娘山]、[塔公草原观景台]')).toEqual({
    王小明: false,
    李宝山: false,
    四姑娘山: true,
    塔公草原观景台: true,
  });
  expect(judged('Soạn kế hoạch du lịch, [Nguyễn Bá Lộc] lo xe, ghé [Đầm Trầu]')).toEqual({
    'Nguyễn Bá Lộc': false,
    'Đầm Trầu': true,
  });
});

it('keeps authors and characters in schoolwork, and the hero of a tale, but not the child for whom it is written', () => {
  expect(judged('rozprawka: czy [Wokulski] to romantyk? [Stanisław Bryl] i lektury')).toEqual({
    Wokulski: true,
    'Stanisław Bryl': true,
  });
  expect(judged('Napiš pohádku o ježkovi [Pichlíkovi] a žábě [Kvakuně]')).toEqual({ Pichlíkovi: true, Kvakuně: true });
  expect(judged('Napiš pohádku o ježkovi [Pichlíkovi] pro [Kvakuně]')).toEqual({ Pichlíkovi: false, Kvakuně: false });
  expect(judged('Napiš pohádku, hrdinka [Kvakuně] (4)')).toEqual({ Kvakuně: false });
});

it('keeps nothing beside somebody whom the writer knows, or beside data of a person', () => {
  expect(judged('quiz for my colleague [Dagny], about [Loreen] and [Carola]')).toMatchObject({ Loreen: false });
  const text = 'quiz about Loreen, send it to dagny@mossgate.net';
  const loreen: Annotation = {
    start: 11,
    end: 17,
    type: 'PERSON',
    confidence: 0.9,
    source: { detector: 'model', rule: 'ner-en' },
    risk: 5,
  };
  const mail: Annotation = {
    start: 30,
    end: text.length,
    type: 'EMAIL',
    confidence: 0.9,
    source: { detector: 'pattern', rule: 'email' },
    risk: 5,
  };
  expect(isNameOfGenre(text, loreen, [loreen, mail])).toBe(false);
  expect(isNameOfGenre(text, loreen, [loreen])).toBe(true);
});
