// Finds shops, small firms and schools in Urdu, Hindi and Bengali, which put the venue word ("school") after the name: "الفلاح ٹریڈرز", "नवजीवन हॉस्पिटल".
import type { Span } from '../../text/span.ts';
import { WORDS_THAT_ARE_NO_NAMES } from '../native-names/no-names.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

interface Language {
  readonly letters: string;
  /** Venue words that occur only in names, such as "traders". One word before them is enough. */
  readonly shops: string;
  /** Venue words that are also ordinary words, such as "school". They need two words of a name before them. */
  readonly schools: string;
}

const LANGUAGES: readonly Language[] = [
  {
    letters: '\\p{Script=Arabic}',
    shops:
      'ٹریڈرز|کلاتھ ہاؤس|فارمیسی|انٹرپرائزز|گارمنٹس|بیکری|اکیڈمی|انڈسٹریز|ٹیکسٹائل|پبلک سکول|پبلک اسکول|گرلز کالج|ٹریول سروس|فوڈز|میڈیکوز|موٹرز|جیولرز|سویٹس',
    schools: 'سکول|اسکول|کالج|ہسپتال|کلینک',
  },
  {
    letters: '\\p{Script=Devanagari}',
    shops:
      'ट्रेडर्स|इंटरप्राइजेज|एंटरप्राइजेज|टेक्सटाइल|टेक्सटाइल्स|ज्वेलर्स|स्वीट्स|बेकरी|अकादमी|मेडिकल स्टोर|जनरल स्टोर|पब्लिक स्कूल|विद्या मंदिर|डायग्नोस्टिक्स|स्वयं सहायता समूह|मोटर्स|मेडिकोज|प्रिंटर्स|किराना स्टोर|बाल निकेतन|शिशु मंदिर|मैरिज लॉन|मैरिज हॉल|बैंक्वेट हॉल|टूर्स|टेलर्स|ब्यूटी पार्लर|कोचिंग क्लासेस',
    schools: 'स्कूल|कॉलेज|हॉस्पिटल|अस्पताल|क्लिनिक|नर्सिंग होम',
  },
  {
    letters: '\\p{Script=Bengali}',
    shops:
      'ট্রেডার্স|এন্টারপ্রাইজ|গার্মেন্টস|টেক্সটাইল|ফার্মেসি|বেকারি|একাডেমি|জুয়েলার্স|ডায়াগনস্টিক সেন্টার|উচ্চ বিদ্যালয়|উচ্চ বিদ্যালয়|বালিকা বিদ্যালয়|বালিকা বিদ্যালয়|প্রাথমিক বিদ্যালয়|আবাসন|স্টোর|প্রেস|টি এস্টেট|নিকেতন|কমিউনিটি সেন্টার|কোচিং সেন্টার|টেইলার্স|ফার্নিচার|বিউটি পার্লার|কিন্ডারগার্টেন',
    schools: 'স্কুল|কলেজ|হাসপাতাল|ক্লিনিক',
  },
];

/** Source of a regular expression for venue words ("school", "bakery") that follow the name. */
export const VENUE_WORDS_AFTER_NAME = LANGUAGES.flatMap(({ shops, schools }) => [shops, schools]).join('|');

/** Words before a venue word that are not a name: adjectives, pronouns and words for relatives. */
const GENERIC: ReadonlySet<string> = new Set(
  words(`
  سرکاری پرائیویٹ نجی ہائی پرائمری مڈل گرلز بوائز بڑے بڑا بڑی اچھے اچھا اچھی نئے نیا نئی پرانے مقامی قریبی کسی ایک دوسرے دو تین ماڈل پبلک آن لائن جنرل میڈیکل لاء انجینئرنگ ڈگری بچوں بچے بچہ بیٹا بیٹی شہر گاؤں اپنے جس کون ہر کے_بعد
  تعلیم داخلہ استاد ٹیچر فیس فوراً پچھلا روزانہ صبح پہلے بعد آج کل یونیورسٹی
  सरकारी प्राइवेट निजी हाई प्राइमरी मिडिल कन्या अच्छे अच्छा अच्छी बड़े बड़ा नए नया नई पुराने स्थानीय नजदीकी किसी एक दूसरे दो तीन मॉडल पब्लिक ऑनलाइन जनरल मेडिकल इंजीनियरिंग डिग्री बच्चों बच्चे बच्चा बेटा बेटी शहर गाँव अपने जिस कौन
  हर रोज सुबह पहले बाद आज कल शादी विवाह रिसेप्शन बारात दाखिला टीचर फीस तुरंत जैसे कला जिला शासकीय जहां जहाँ वहां वहाँ यहां यहाँ तब फिर
  সরকারি বেসরকারি হাই প্রাইমারি ভালো বড় বড় ছোট নতুন পুরনো স্থানীয় কাছের কোনো একটা একটি অন্য দুটি মডেল পাবলিক অনলাইন জেনারেল মেডিকেল ইঞ্জিনিয়ারিং ডিগ্রি শিশু শিশুদের গ্রামের শহরের নিজের কোন প্রতিটি মেয়েদের মেয়েদের ছেলেদের রোজ
  সকালে আগে পরে আজ কাল বিয়ে বিয়ের ভর্তি শিক্ষক ছেলে মেয়ে মেয়ে বাচ্চা জেলা`),
);

const canBeInName = (word: string) => !WORDS_THAT_ARE_NO_NAMES.has(word) && !GENERIC.has(word);

/** @param least how many words of a name must stand before the venue word */
function venuesEndingIn(text: string, letters: string, venueWords: string, least: number): Span[] {
  const word = `[${letters}\\p{M}\\u200c-]{2,20}`;
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?<name>(?:${word} ){1,2})(?:${venueWords})(?![\\p{L}\\p{M}])`, 'gu');
  return Array.from(text.matchAll(pattern)).flatMap(({ index, 0: whole, groups }) => {
    const before = words(groups?.name ?? '');
    const kept = canBeInName(before.at(-1) ?? '') ? (canBeInName(before[0] ?? '') ? before : before.slice(-1)) : [];
    if (kept.length < least) return [];
    const skipped = kept.length === before.length ? 0 : (before[0]?.length ?? 0) + 1;
    return [{ start: index + skipped, end: index + whole.length }];
  });
}

export const venuesNamedBeforeVenueWord = (text: string): readonly Span[] =>
  LANGUAGES.filter(({ letters }) => new RegExp(letters, 'u').test(text)).flatMap(({ letters, shops, schools }) => [
    ...venuesEndingIn(text, letters, shops, 1),
    ...venuesEndingIn(text, letters, schools, 2),
  ]);
