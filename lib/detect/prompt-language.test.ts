import { expect, it } from 'vitest';
import { languageOfPrompt, likelyLanguageOf } from './prompt-language.ts';

it.each([
  ['en', 'My neighbour Ann wants to know what the law says about noise at night.'],
  ['de', 'Mein Nachbar möchte wissen, was das Gesetz über Lärm in der Nacht sagt.'],
  ['sv', 'Min granne vill veta vad lagen säger om buller på natten och jag kan inte svara.'],
  ['fi', 'Naapurini haluaa tietää, mitä laki sanoo melusta yöllä, mutta minä en ole juristi.'],
  ['tr', 'Komşum gece gürültü için kanunda ne yazdığını bilmek istiyor, ben de bilmiyorum.'],
  ['tr', 'Sayın Elif Yıldırım, kiracınız olarak kombinin eylül ayından beri çalışmadığını bildiririm.'],
  ['cs', 'Můj soused chce vědět, co říká zákon o hluku v noci, a já to nevím.'],
  ['id', 'Tetangga saya ingin tahu apa yang dikatakan hukum tentang kebisingan pada malam hari.'],
  ['ko', '제 이웃이 밤에 나는 소음에 대해 법이 무엇이라고 말하는지 알고 싶어 합니다.'],
  ['th', 'เพื่อนบ้านของฉันอยากรู้ว่ากฎหมายว่าอย่างไรเกี่ยวกับเสียงดังตอนกลางคืน'],
  ['he', 'השכן שלי רוצה לדעת מה החוק אומר על רעש בלילה בבניין.'],
  ['ar', 'جاري يريد أن يعرف ماذا يقول القانون عن الضوضاء في الليل.'],
  ['fa', 'همسایه من می‌خواهد بداند قانون درباره سروصدای شبانه چه می‌گوید.'],
  ['ur', 'میرا پڑوسی جاننا چاہتا ہے کہ رات کے شور کے بارے میں قانون کیا کہتا ہے۔'],
  ['ru', 'Мой сосед хочет знать, что закон говорит о шуме в ночное время.'],
  ['uk', 'Мій сусід хоче знати, що закон говорить про шум у нічний час.'],
  ['uk', 'Напиши листа Оксані Мельничук, що Тарас Гнатюк не платить за оренду.'],
  ['ja', '隣人が、夜の騒音について法律は何と言っているのか知りたがっています。'],
  ['zh', '我的邻居想知道法律对夜间噪音是怎么规定的，请你告诉我。'],
])('%s: %s', (language, text) => {
  expect(languageOfPrompt(text)).toBe(language);
});

it('guesses no language from a few words, a list of names or an even mixture', () => {
  expect(languageOfPrompt('Merhaba, ben Elif Yıldırım')).toBeUndefined();
  expect(languageOfPrompt('안녕하세요')).toBeUndefined();
  expect(languageOfPrompt('')).toBeUndefined();
  expect(
    languageOfPrompt('Elif Kaya, Mehmet Demir, Anna Schmidt, Marta Nowak, Paul Dubois, Joana Silva'),
  ).toBeUndefined();
  expect(
    languageOfPrompt('안녕하세요 저는 김민수 입니다 오늘 서울 에서 hello my name is Minsu from Seoul'),
  ).toBeUndefined();
});

it('follows the language of the prompt and not that of a name or a quotation in it', () => {
  expect(
    languageOfPrompt('What is the meaning of "çok teşekkür ederim, iyi günler" in English, and when do you say it?'),
  ).toBe('en');
  expect(
    languageOfPrompt('Please write to Elif Yıldırım and Ayşe Şahin in Eskişehir that the meeting is on Monday.'),
  ).toBe('en');
});

it('is as fast for a long prompt as for its beginning', () => {
  const text = 'Komşum gece gürültü için kanunda ne yazdığını bilmek istiyor. '.repeat(20_000);
  const start = performance.now();
  expect(languageOfPrompt(text)).toBe('tr');
  expect(performance.now() - start).toBeLessThan(200);
});

it.each([
  ['פיטרו', 'פיטרו אותי אחרי 11 חודשים', 'he'],
  ['예산', '- 예산 500', 'ko'],
  ['花', '花が好き', 'ja'],
  ['thodi', 'gaming ke liye thodi bahut, kaunsa phone hai', 'hi'],
  ['Reime', 'Reime für eine Karte, Opa wird 75', 'de'],
  ['Lorem', 'Lorem ipsum', undefined],
  ['main', 'the main road is closed, aur?', undefined],
])('guesses the language of "%s" in a short text', (word, text, language) => {
  expect(likelyLanguageOf(word, text)).toBe(language);
});
