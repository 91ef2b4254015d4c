// Guesses the main language of a prompt from its letters and, in Latin script, from frequent words.

/** The fewest words from which a language is guessed. With fewer, the guess would often be wrong. */
const MIN_WORDS = 8;
/** How many characters at the start of a text are read. */
const READ_CHARACTERS = 4000;
/** Average letters per word in languages that are written without spaces. */
const LETTERS_OF_A_WORD = { th: 4, ja: 2, zh: 2 } as const;

/** The most likely language of each script. Latin is missing, because too many languages share it. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['te', /\p{Script=Telugu}/u],
  ['kn', /\p{Script=Kannada}/u],
  ['ml', /\p{Script=Malayalam}/u],
  ['ka', /\p{Script=Georgian}/u],
  ['hy', /\p{Script=Armenian}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
];

/** For a language, another one in the same script, and letters that only the other one uses. */
const NEIGHBOURS: Readonly<Record<string, { readonly language: string; readonly letters: RegExp }>> = {
  ar: { language: 'fa', letters: /[پچژگکی]/ },
  fa: { language: 'ur', letters: /[ٹڈڑںےھہ]/ },
  ru: { language: 'uk', letters: /[іїєґ]/i },
};
/** The share of words with letters of a neighbour from which a text counts as written in the neighbouring language. */
const NEIGHBOUR_SHARE = 0.1;

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Frequent words of each language. A word in two lists counts for both languages. */
const FREQUENT: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(`the of and to in is that for it with as on are this be by i you my me we your was have has not or from can what how do
    at an if will would should but they he she his her our please which there when who write does`),
  de: words(`der die das und ich ist nicht ein eine einen einem einer mit für auf zu den dem des von im in wie was mein meine meinen meiner
    mir mich du sie er wir hat habe kann kannst bitte auch oder bei nach aber als wenn am es sich ihr sind noch wird wurde schreibe`),
  fr: words(`le la les de des du et je est que qui un une pour dans sur avec mon ma mes pas ne ce cette au aux il elle nous vous en ou
    par plus mais être ai sont son sa ses comment moi peux`),
  es: words(`el la los las de del y que en un una por para con mi mis no se es lo su sus como cómo pero me al más o está tengo puedo
    qué hay soy este esta nos le yo hola escribe`),
  pt: words(`o a os as de do da dos das e que em um uma por para com meu minha não se é na no nas nos ao como mas me eu ou mais está
    tenho posso são ele ela foi você pode`),
  it: words(`il lo la i gli le di del della che e è in un una per con non mio mia mi si come ma sono ho da al nel alla o anche più posso
    questo questa ha dei delle cosa`),
  nl: words(`de het een en van is dat ik in op te met voor niet zijn mijn aan er om als maar bij ook naar heb heeft kan je wij we wat hoe
    die dit nog wordt door uit over`),
  pl: words(`i w na z do się nie to że jest jak o po za od dla co mi moja mój mam ale czy przez tym już tak oraz lub jego jej które który
    są mnie jestem być może`),
  ro: words(
    `și în de la cu pe nu este o un că să am mi din pentru care ce dar mai sunt fi ai au lui sau ca îmi mea meu cum dacă`,
  ),
  hu: words(`a az és hogy nem egy is van ez azt meg de csak ha mint vagy volt már még el ki le mi én nekem kell lehet`),
  sv: words(`och att det i på är som en jag för med av inte till den ett min mitt mina har om hur vad kan vi de men så eller han hon från
    vid mig ska skulle också finns`),
  da: words(`og at det i på er som en jeg for med af ikke til den et min mit mine har om hvordan hvad kan vi de men så eller han hun fra
    ved mig skal ville også`),
  nb: words(`og at det i på er som en jeg for med av ikke til den et min mitt mine har om hvordan hva kan vi de men så eller han hun fra
    ved meg skal ville også`),
  fi: words(`ja on ei että se mutta olen minun minä joka kun niin myös mitä miten voi voin voinko ole oli hän kanssa tai jos kuin onko
    ovat sen mikä minulla minulle meillä tämä sekä vain jo`),
  cs: words(`a je se v na že to s z do o i ale jak jsem pro mi už co po si mám můj moje jsou by při od nebo který která které není aby
    ve ze když jeho bude mohu můžu`),
  sk: words(`a je sa v na že to s z do o aj ale ako som pre mi už čo po si mám môj moja sú by pri od alebo ktorý ktorá ktoré nie aby vo
    zo keď jeho bude môžem`),
  hr: words(
    `i je se u na da to s za od ne su kako sam ali što mi moj moja koji koja koje ili bi po iz o kad već nije može biti`,
  ),
  tr: words(`ve bir bu için ile da de ne mi mı mu mü ben benim bana çok daha gibi var yok olarak olan ama nasıl kadar sonra bunu şu o
    değil en ki ya her lütfen beni adım icin nasil`),
  id: words(`yang dan di ke dari ini itu untuk dengan saya tidak ada akan pada adalah bisa apa bagaimana juga atau sudah kami kita anda
    nya dalam karena oleh tolong buatkan ingin aku siapa kamar mohon ga klo dong pake banget`),
  vi: words(
    `và là của có tôi không cho được một với các những này trong để đã ở người khi làm thì như từ về đến hay bạn mình em anh`,
  ),
};

/** For a language, letters that no other one in `FREQUENT` uses. A word with such a letter counts as much as a frequent word. */
const DISTINCTIVE_LETTERS: Readonly<Record<string, RegExp>> = {
  cs: /[řěů]/,
  hu: /[őű]/,
  pl: /[łąęśćńźż]/,
  ro: /[șță]/,
  tr: /[ğşı]/,
  vi: /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/,
};

const MIN_SHARE = 0.1;
const MIN_HITS = 3;
/** How many times more words the best language must have than the second best. */
const MIN_LEAD = 1.15;

function languageByWords(latin: readonly string[]): string | undefined {
  const hits = Object.entries(FREQUENT)
    .map(([language, frequent]) => ({
      language,
      count: latin.filter((word) => frequent.has(word) || DISTINCTIVE_LETTERS[language]?.test(word)).length,
    }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = hits;
  if (!first || first.count < MIN_HITS || first.count < latin.length * MIN_SHARE) return undefined;
  return first.count >= (second?.count ?? 0) * MIN_LEAD ? first.language : undefined;
}

function scriptOf(word: string): string | undefined {
  return SCRIPTS.find(([, letters]) => letters.test(word))?.[0];
}

const weightOf = (language: string | undefined, word: string): number =>
  language !== undefined && language in LETTERS_OF_A_WORD
    ? word.length / LETTERS_OF_A_WORD[language as keyof typeof LETTERS_OF_A_WORD]
    : 1;

function languageInScript(language: string, read: readonly string[]): string {
  const neighbour = NEIGHBOURS[language];
  const own = neighbour ? read.filter((word) => neighbour.letters.test(word)).length : 0;
  return neighbour && own >= read.length * NEIGHBOUR_SHARE ? languageInScript(neighbour.language, read) : language;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Frequent words of Hindi typed in Latin letters: "kya reply karu". */
const ROMANISED_HINDI =
  words(`hai hain nahi nahin kya kyu kyun kaise kab kahan ka ki ke ko se me mein mai main aur bhi par pe tha thi ho hota raha
  rahi rahe kar karo karna karu kare karke diya diye gaya gayi gaye mera meri mere mujhe humko hum aap tum wo woh yeh ye koi kuch bahut
  thoda thodi abhi phir liye wala wali batao likho chahiye jo tak`);
const FEWEST_HINDI_WORDS = 3;
const MIN_SHARE_OF_HINDI = 0.25;

/**
 * The likely language of a word in a text of any length: by the word's script or, in Latin script, by the words of the text. For texts that
 * are too short for `languageOfPrompt`.
 */
export function likelyLanguageOf(word: string, text: string): string | undefined {
  const read = text.slice(0, READ_CHARACTERS);
  const script = scriptOf(word);
  if (script === 'zh' && KANA.test(read)) return 'ja';
  if (script !== undefined) return languageInScript(script, read.match(/[\p{L}\p{M}]+/gu) ?? []);
  const latin = read.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hindi = latin.filter((each) => ROMANISED_HINDI.has(each));
  if (new Set(hindi).size >= FEWEST_HINDI_WORDS && hindi.length >= latin.length * MIN_SHARE_OF_HINDI) return 'hi';
  return languageByWords(latin);
}

/** The language tag of the main language, such as "de"; undefined if the text is too short or too mixed. */
export function languageOfPrompt(text: string): string | undefined {
  const counts = new Map<string | undefined, number>();
  const latin: string[] = [];
  const read = text.slice(0, READ_CHARACTERS).match(/[\p{L}\p{M}]+/gu) ?? [];
  let all = 0;
  for (const word of read) {
    const language = scriptOf(word);
    const weight = weightOf(language, word);
    counts.set(language, (counts.get(language) ?? 0) + weight);
    all += weight;
    if (language === undefined) latin.push(word.toLowerCase());
  }
  if (all < MIN_WORDS) return undefined;
  // Chinese characters also occur in Japanese; kana show that the text is Japanese.
  const kana = counts.get('ja') ?? 0;
  if (kana > all * 0.15) counts.set('ja', kana + (counts.get('zh') ?? 0));
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most || most[1] <= all / 2) return undefined;
  const [language] = most;
  return language === undefined ? languageByWords(latin) : languageInScript(language, read);
}
