// Declines Romanian given names of women: "Ecaterina", "Ecaterinei"; "Anca", "Ancăi". Other names have "lui" before them and do not change.

import { byUndoing, paradigmBy } from './likely-bases.ts';
import type { BaseName, CaseForms, Paradigm } from './paradigm.ts';

function formsOf({ name, kind, gender }: BaseName): CaseForms {
  if (kind === 'family' || gender === 'male' || !/\p{Ll}a$/u.test(name)) return { nom: name };
  const stem = name.slice(0, -1);
  const isHard = /[cg]$/u.test(stem);
  const [gen, gen2] = isHard ? [`${stem}ăi`, `${stem}ei`] : [stem + (stem.endsWith('e') ? 'i' : 'ei'), undefined];
  const voc = /[iu]$/u.test(stem) ? name : `${stem}o`;
  // Genitive and dative are one form.
  return { nom: name, gen, dat: gen, ...(gen2 ? { gen2, dat2: gen2 } : {}), ...(voc === name ? {} : { voc }) };
}

const proposalsFor = byUndoing([{ endings: ['ei', 'ăi', 'i', 'o'], nominatives: ['a'] }]);

function oddnessOf({ name, kind, gender }: BaseName): number {
  if (kind === 'family') return /(?:escu|eanu|aru|oiu)$/u.test(name) ? 0 : 0.75;
  const isWomans = /a$/u.test(name);
  return (isWomans === (gender === 'female') ? 0 : 1) + (/(?:ei|ăi)$/u.test(name) ? 2 : 0);
}

export const romanian: Paradigm = paradigmBy('ro', { formsOf, proposalsFor, oddnessOf });
