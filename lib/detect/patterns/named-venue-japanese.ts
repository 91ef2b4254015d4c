// Finds Japanese shops by a word for their trade beside the name: "鮨いそべ", "喫茶オリーブ", "中村クリーニング".
import { anyOf } from '../../lexicon/alternatives.ts';
import type { Span } from '../../text/span.ts';
import { longSurnames, shortSurnames } from '../native-names/japanese-surnames.ts';
import { venueWords, wordsThatNameNoVenue } from './venue-words.ts';

/** Trades that hardly ever stand in a sentence without a name, so that even a word in hiragana after them is one. */
const SURE_TRADES = venueWords('sure trade before', 'ja');
const NO_HIRAGANA_NAME = new RegExp(`^${anyOf(wordsThatNameNoVenue('start in hiragana', 'ja'))}`, 'u');
const NO_KATAKANA_NAME = new RegExp(`^${anyOf(wordsThatNameNoVenue('start in katakana', 'ja'))}`, 'u');
/** In "串焼きいろは", き belongs to the trade. */
const NOT_INSIDE_TRADE = '(?<!焼(?=き))';
const TRADE_FIRST = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}ー])(?:${anyOf(SURE_TRADES)}${NOT_INSIDE_TRADE}[ 　]?(?<hiragana>\\p{Script=Hiragana}{3,6}(?<![でにへを]))|${anyOf([...SURE_TRADES, ...venueWords('trade before', 'ja')])}${NOT_INSIDE_TRADE}[ 　]?(?<katakana>\\p{Script=Katakana}[\\p{Script=Katakana}ー]{1,8}))(?=さん|[でにのへをはが、。（(」』\\s]|$)`,
  'gmu',
);

/** Some trades are ordinary words unless a surname stands before them. */
const OWNER_FIRST = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}ー々])${anyOf([...shortSurnames(), ...longSurnames()].filter((name) => name.length > 1))}${anyOf(venueWords('trade behind a surname', 'ja'))}(?![\\p{Script=Han}\\p{Script=Katakana}ー])`,
  'gu',
);
/** Cities and prefectures that are also surnames, before words that make no shop: "福島電気". */
const TOWN = new RegExp(`^${anyOf(wordsThatNameNoVenue('town', 'ja'))}`, 'u');

export function japaneseVenues(text: string): Span[] {
  const tradeFirst = Array.from(text.matchAll(TRADE_FIRST)).filter(
    ({ groups }) => !NO_HIRAGANA_NAME.test(groups?.hiragana ?? '') && !NO_KATAKANA_NAME.test(groups?.katakana ?? ''),
  );
  const ownerFirst = Array.from(text.matchAll(OWNER_FIRST)).filter(([venue]) => !TOWN.test(venue));
  return [...tradeFirst, ...ownerFirst].map(({ index, 0: venue }) => ({ start: index, end: index + venue.length }));
}
