import type { ModelManifest } from '../../lib/models/manifest.ts';
import languageModel from '../../models/lm-en/manifest.json';
import names from '../../models/ner-multilingual/manifest.json';
import words from '../../models/words-en/manifest.json';
import chineseWords from '../../models/words-zh/manifest.json';

type Purpose = 'modelForNames' | 'modelForContext' | 'modelForWords';

export interface ShippedModel {
  readonly name: string;
  readonly purpose: Purpose;
  /** The beginning of the SHA-256 of the weights, which changes with every training. */
  readonly version: string;
  readonly bytes: number;
  /** An SPDX identifier. */
  readonly licence: string;
}

const VERSION_LENGTH = 12;

function shipped({ name, files }: ModelManifest, purpose: Purpose): ShippedModel {
  const weights = [...files].sort((a, b) => b.bytes - a.bytes)[0];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  // The licence is share-alike, because a part of the training texts is; see the models' cards.
  return { name, purpose, version: weights?.sha256.slice(0, VERSION_LENGTH) ?? '', bytes, licence: 'CC-BY-SA-4.0' };
}

export const SHIPPED_MODELS: readonly ShippedModel[] = [
  shipped(names, 'modelForNames'),
  shipped(languageModel, 'modelForContext'),
  shipped(words, 'modelForWords'),
  shipped(chineseWords, 'modelForWords'),
];
