// A text of the interface is a template with gaps ("{count}"), or one template per plural form. English gives the types.
import type { englishTexts } from './texts/en/index.ts';

/** Plural forms of Unicode's CLDR; the value for the gap "{count}" selects one. */
export interface PluralText {
  /** Missing in languages without plural forms, such as Chinese. */
  readonly one?: string;
  readonly other: string;
}

/** The type of a translation: the keys of the English texts, with a plural form wherever English has one. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : PluralText;
};

type English = typeof englishTexts;

export type TextKey = keyof English;

/** All texts of one language. */
export type Texts = Translated<English>;

type Template<T> = T extends string ? T : T extends { readonly other: infer Other extends string } ? Other : never;
type GapsIn<T extends string> = T extends `${string}{${infer Gap}}${infer Rest}` ? Gap | GapsIn<Rest> : never;
type GapsOf<Key extends TextKey> = GapsIn<Template<English[Key]>> | (English[Key] extends string ? never : 'count');

/** The value for a gap; numbers are formatted for the language. */
export type GapFilling = string | number | Said | readonly Said[];

type GapFillingsOf<Key extends TextKey> = {
  readonly [Gap in GapsOf<Key>]: Gap extends 'count' ? number : GapFilling;
};

/** The arguments after a key: the values for its gaps, or nothing for a text without gaps. */
export type GapFillingArguments<Key extends TextKey> = [GapsOf<Key>] extends [never]
  ? []
  : [fillings: GapFillingsOf<Key>];

/** The key of a text with the values for its gaps. */
export interface KeyedText {
  readonly key: TextKey;
  readonly fillings?: Readonly<Record<string, GapFilling>>;
}

/** A text as data: it can cross message ports, and becomes words where it is shown. */
export type Said =
  | KeyedText
  /** Words that are in the person's language already. */
  | { readonly words: string };

export function said<Key extends TextKey>(key: Key, ...[fillings]: GapFillingArguments<Key>): KeyedText {
  return fillings === undefined ? { key } : { key, fillings };
}

export const GAP_PATTERN = /\{(\w+)\}/g;
