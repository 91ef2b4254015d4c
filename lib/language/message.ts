// What a text is: a template with named gaps, or one per plural form. English is the source: its templates give the types.
import type { english } from './texts/en/index.ts';

/** Forms by the rules of Unicode's CLDR, chosen by `count`. */
export interface Plural {
  /** Missing in languages that know one form only. */
  readonly one?: string;
  readonly other: string;
}

/** What another language needs for the texts of English. */
export type Translated<English> = { readonly [Key in keyof English]: English[Key] extends string ? string : Plural };

type English = typeof english;

export type TextKey = keyof English;

/** All texts of one language. */
export type Texts = Translated<English>;

type Template<T> = T extends string ? T : T extends { readonly other: infer Other extends string } ? Other : never;
type GapsIn<T extends string> = T extends `${string}{${infer Gap}}${infer Rest}` ? Gap | GapsIn<Rest> : never;
type GapsOf<Key extends TextKey> = GapsIn<Template<English[Key]>> | (English[Key] extends string ? never : 'count');

/** What fills a gap; a number is written as the language writes numbers. */
export type Filling = string | number | Said | readonly Said[];

export type FillingsOf<Key extends TextKey> = {
  readonly [Gap in GapsOf<Key>]: Gap extends 'count' ? number : Filling;
};

/** Empty for a text without gaps. */
export type FillingArguments<Key extends TextKey> = [GapsOf<Key>] extends [never] ? [] : [fillings: FillingsOf<Key>];

/** A text of the catalogue with its values. */
export interface KeyedText {
  readonly key: TextKey;
  readonly fillings?: Readonly<Record<string, Filling>>;
}

/** A text as data: it crosses message ports, and becomes words where it is shown. */
export type Said =
  | KeyedText
  /** Words that are in the person's language already. */
  | { readonly words: string };

export function said<Key extends TextKey>(key: Key, ...[fillings]: FillingArguments<Key>): KeyedText {
  return fillings === undefined ? { key } : { key, fillings };
}

export const GAP = /\{(\w+)\}/g;
