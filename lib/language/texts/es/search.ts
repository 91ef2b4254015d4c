import type { Translated } from '../../message.ts';
import type { searchTexts as english } from '../en/search.ts';

export const searchTexts = {
  searchOptions: 'Buscar',
  searchNothing: 'Ninguna sección tiene esas palabras.',
  customFilter: 'Filtrar los tipos',
  customSetAll: { one: 'Poner {count} visible en…', other: 'Poner los {count} visibles en…' },
  customUnused: 'Tu propio nivel para cada tipo de valor. Se aplica con el perfil «Personalizado».',
  customUse: 'Usar mi propio perfil',
  presetField: 'Partir de',
  presetOwn: 'Tu propia mezcla',
  presetEverything: 'Reemplazar todo',
  presetContact: 'Solo datos de contacto y secretos',
} as const satisfies Translated<typeof english>;
