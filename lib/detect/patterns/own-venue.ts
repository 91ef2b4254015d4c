// Finds schools, clinics, shops and small firms by their venue word ("school"), in languages other than English and in sentences about the
// writer or their family: "mon fils est au collège Jean-Jaurès", "pracuję w piekarni U Zenka", "oğlum Mimar Sinan Ortaokulu'nda okuyor". The
// model often takes these names for people or places. Other sentences are skipped: "fundada en 1920, la Clínica Mayo …".

import { alternativesOf } from '../../lexicon/alternatives.ts';
import { rememberedForLastText } from '../../text/for-last-text.ts';
import { patternSearch } from '../../text/prefilter/pattern-search.ts';
import type { Span } from '../../text/span.ts';
import { localVenuesIn } from './local-venue.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';

export const OWN_VENUE_RULE = 'own-venue';
const CONFIDENCE = 0.75;

/** Venue words that come before the name. German is left out, because any of its nouns would look like a name ("meine Praxis Erfahrung"). */
const VENUE_WORDS_BEFORE = alternativesOf(`
  collège lycée école(?:_(?:primaire|maternelle|élémentaire))? crèche maternelle clinique pharmacie boulangerie boucherie garage salon_de_coiffure cabinet hôpital EHPAD ehpad auto-école menuiserie plomberie
  colegio CEIP IES escuela(?:_infantil)? guardería clínica farmacia panadería ferretería peluquería carnicería taller(?:es)? bufete gestoría residencia academia autoescuela restaurante hospital sanatorio consultorio
  liceo scuola(?:_(?:elementare|media|materna|primaria))? asilo(?:_nido)? clinica panificio panetteria ospedale trattoria pizzeria ristorante officina autofficina ferramenta studio_(?:dentistico|legale|tecnico|medico|commerciale)
  colégio escola(?:_(?:estadual|municipal|básica|secundária))? creche padaria oficina farmácia salão clínica lanchonete hospital metalúrgica construtora imobiliária
  basisschool kinderdagverblijf crèche bakkerij slagerij huisartsenpraktijk tandartspraktijk apotheek kapsalon garage autobedrijf
  szkoł(?:a|y|e|ę|ą)(?:_podstawow(?:a|ej|ą))? przedszkol(?:e|a|u) żłobk(?:u|a) liceum piekarni(?:a|ę|ą)? cukierni(?:a|ę)? aptec?k?(?:a|e|i|ę) przychodni(?:a|ę)? warsztat(?:u|cie)? salon(?:u|ie)? hurtowni(?:a|ę)? szpital(?:u|a)?
  MŠ ZŠ SOU nemocnic(?:e|i) školk(?:a|y|e|u|ou) škol(?:a|y|e|u|ou) gymnázi(?:um|a|u) pekařství(?:m)? autoservis(?:u|e)? cukrárn(?:a|y|ě|u) lékárn(?:a|y|ě|u) pekárn(?:a|y|i|ě)
  школ[аыуеі] гимнази[яиюі] гімназі[яїю] лице[йяею] ліце[йяїю] садик[аеу]? детск(?:ий|ом|ого)_сад[ау]? садоч(?:ок|ка|ку) кафе ресторан[аеіу]? клиник[аеуи] больниц[аеуы] лікарн[яіію] клінік[аиуі] аптек[аеуиі] салон[аеі]? пекарн[яеюі] магазин[аеі]?
  grădinița grădiniță școala școală liceul liceu clinica spitalul farmacia brutăria
  γυμνάσιο λύκειο δημοτικό νηπιαγωγείο φροντιστήριο κλινική φαρμακείο φούρνο(?:ς)? ταβέρνα κατάστημα
  trường(?:_(?:tiểu_học|mầm_non|thcs|thpt|cấp_\\d))? quán(?:_(?:cà_phê|ăn|cafe|phở))? tiệm(?:_\\p{Ll}+)? cửa_hàng phòng_khám xưởng công_ty
  SDN? SMPN? SMAN? SMKN? TK PAUD toko warung klinik apotek bengkel PT CV`);

/** Venue words that follow the name: "Özel Çınar Koleji", "Arany János Általános Iskola", "Solrosens förskola". */
const VENUE_WORDS_AFTER = `(?:${alternativesOf(`
  (?:Anaokulu|İlkokulu|Ortaokulu|Lisesi|Koleji|Kreşi|Dershanesi|Hastanesi|Kliniği|Polikliniği|Eczanesi|Fırını|Pastanesi|Lokantası|Kuaförü)(?:na|nda|ndan|nın|ne|nde|nden|nin|nu|nü|nun|nün)?
  (?:Általános_Isko|Gimnázium|Óvod|Bölcsőd|Pékség|Cukrászd|Gyógyszertár|Rendelő|Szakközépisko)\\p{Ll}*
  (?:förskola|skolan?|bageri|vårdcentral|frisör|bilverkstad|barnehage|skole|børnehave|bageri|päiväkoti|koulu)(?:n|en|et|ssa|lla)?`)})`;

/** Words for the writer and the writer's family, with first-person verbs for languages that omit pronouns. */
const WRITER_OR_FAMILY = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${alternativesOf(`
    ich wir mein\\p{L}{0,2} unser\\p{L}{0,2} je j['’]\\p{L}+ nous mon ma mes notre nos mi mis nuestr[oa]s? trabaj(?:o|amos|é|aba) estudi(?:o|é) soy estoy mio mia miei nostr[oa] lavor(?:o|avo|iamo) studio sono insegno
    meu minha meus noss[oa]s? trabalh(?:o|ei|ava|amos) estudo sou ik wij mijn onze ons pracuj(?:ę|emy) pracował[ae]m uczę mój moja moje\\p{L}{0,2} nasz\\p{L}{0,3} syn(?:a|ek)? córk[aię] chodzę
    pracuj(?:i|u|eme|em|eme) můj mé\\p{L}{0,2} moje naš\\p{L}{0,2} dcer[auy]
    я мы ми мо[йяеёюї]\\p{L}{0,2} наш\\p{L}{0,3} работа(?:ю|ем|л|ла) работал[аи]? учусь працю(?:ю|ємо) працюва(?:в|ла) навчаюсь сын[а]? дочь дочка дочку син[а]? доньк[аиу]
    jag vi min mitt mina vår vårt jeg mit mi[nt]e? vores lucrez fiul fiica copilul meu mea predau
    δουλεύω δουλεύουμε εργάζομαι μου μας tôi em mình con cháu saya aku kami anak
    oğlum(?:u|un)? kızım(?:ı|ın)? çocuğum(?:u|un)? eşim \\p{L}+[ıiuü]yorum bizim benim
    fia(?:m|im)\\p{L}* lány(?:om|aim)\\p{L}* gyerek(?:em|eim)\\p{L}* dolgozom tanítok járok`)})(?![\\p{L}\\p{M}])`,
  'iu',
);

/** A word of a name. Only a short one may end with a full stop: behind a longer one, the next sentence begins. */
const WORD = "\\p{Lu}(?:[\\p{L}\\p{M}'’-]{0,3}\\.[\\p{L}.]{0,4}|[\\p{L}\\p{M}'’-]{0,24})";
const PARTICLE =
  '(?:de|des|du|del|della|dei|la|le|les|los|las|da|do|das|dos|van|den|der|zum|zur|am|an|u|pod|nr|n\\.|Nr\\.|im\\.|№)';
const QUOTED = '[«"“„][^«»"“”„\\n]{2,40}[»"”“]';
const NUMBERED = '(?:(?:nr|n°|no|č|№)\\.? ?\\d{1,4})';
const NAME = `(?:(?:im\\.|de|des|du|del|della|da|do|dos|van|zum|zur|"?U) )?(?:${QUOTED}|${NUMBERED}|${WORD}(?:[ -](?:${PARTICLE} ){0,2}(?:${WORD}|\\d{1,3}(?!\\p{L}))){0,4}|\\d{1,3} ${WORD})`;

/** Changes a list of venue words so that the first letter of each matches in either case. */
const inEitherCase = (venueWords: string) =>
  venueWords.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first.toUpperCase()}${first}]`);

/** Source of a regular expression for venue words ("school", "bakery"). */
export const NON_ENGLISH_VENUE_WORDS = `${inEitherCase(VENUE_WORDS_BEFORE)}|${VENUE_WORDS_AFTER}`;

const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}'’.-])(?:${inEitherCase(VENUE_WORDS_BEFORE)}) ${NAME}(?![\\p{L}\\p{M}])`,
  'gu',
);
const BEHIND = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}'’.-])(?:${WORD} ){1,4}?${VENUE_WORDS_AFTER}(?![\\p{L}\\p{M}])`,
  'gu',
);
/** German names that end in a venue word: "Johannes-Kepler-Gymnasium". */
const COMPOUND =
  /(?<![\p{L}\p{N}-])\p{Lu}\p{L}{1,24}-(?:\p{Lu}\p{L}{1,24}-){0,3}(?:Gymnasi|Grundschul|Realschul|Gesamtschul|Schul|Kolleg|Klinik|Apothek|Kindergart|Kita|Stift)\p{L}{0,3}(?![\p{L}-])/gu;

const CONTEXT_LENGTH = 80;
/** The part of the sentence before an offset, at most `CONTEXT_LENGTH` characters. */
const sentenceBefore = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - CONTEXT_LENGTH), at)
    .split(/[.!?\n]\s/u)
    .at(-1) ?? '';
const sentenceAfter = (text: string, at: number) => text.slice(at, at + CONTEXT_LENGTH).split(/[.!?\n]/u)[0] ?? '';

/** Two venue words of Indonesian mean something else elsewhere: "mon CV PDF", "mi PT". */
const INDONESIAN_FIRM = /^(?:PT|CV) /u;
const INDONESIAN = /(?<!\p{L})(?:saya|aku|kami|kita|anak|di|yang|dan|dari|untuk|bekerja|kerja)(?!\p{L})/iu;

const search = patternSearch(OWN_VENUE_RULE, [BEFORE, BEHIND, COMPOUND]);

/** Venues in sentences that also have a word for the writer or the writer's family, and the venues of local-venue.ts. */
const ownVenuesIn: (text: string) => readonly Span[] = rememberedForLastText((text) => {
  const own = search(text)
    .flat()
    .map(({ start, end }) => ({
      start,
      end: start + text.slice(start, end).replace(/(?<![.'’-])[.'’-]+$/u, '').length,
    }))
    .filter(({ start, end }) => {
      const sentence = `${sentenceBefore(text, start)} · ${sentenceAfter(text, end)}`;
      const isFirm = !INDONESIAN_FIRM.test(text.slice(start, end)) || INDONESIAN.test(sentence);
      return isFirm && WRITER_OR_FAMILY.test(sentence);
    });
  return [...own, ...localVenuesIn(text)];
});

export const ownVenue: PatternRule = {
  name: OWN_VENUE_RULE,
  find: (text) =>
    ownVenuesIn(normalisedForRules(text)).map(({ start, end }) => ({
      start,
      end,
      type: 'ORGANIZATION',
      confidence: CONFIDENCE,
      source: { detector: 'pattern', rule: OWN_VENUE_RULE },
    })),
};
