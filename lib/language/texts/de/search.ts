import type { Translated } from '../../message.ts';
import type { searchTexts as english } from '../en/search.ts';

export const searchTexts = {
  searchOptions: 'Suchen',
  searchNothing: 'Kein Abschnitt enthält diese Wörter.',
  customFilter: 'Arten filtern',
  customSetAll: { one: '{count} gezeigte auf…', other: 'Alle {count} gezeigten auf…' },
  customUnused: 'Deine eigene Stufe für jede Art von Wert. Sie gilt mit dem Profil „Eigenes“.',
  customUse: 'Mein eigenes Profil verwenden',
  presetField: 'Ausgehen von',
  presetOwn: 'Deine eigene Mischung',
  presetEverything: 'Alles ersetzen',
  presetContact: 'Nur Kontaktdaten und Geheimnisse',
} as const satisfies Translated<typeof english>;
