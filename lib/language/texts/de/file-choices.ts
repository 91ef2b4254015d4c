import type { Translated } from '../../message.ts';
import type { fileChoiceTexts as english } from '../en/file-choices.ts';

export const fileChoiceTexts = {
  attachRemember: 'Bei allen {kinds}-Dateien auf dieser Website genauso',
  attachRefuse: 'Nicht anhängen',
  fileAttachedBefore: 'Unverändert angehängt ({kinds}), wie du es auf dieser Website gewählt hast.',
  fileRefusedBefore: 'Du hast gewählt, solche Dateien ({kinds}) auf dieser Website nicht anzuhängen.',
  fileChoiceListed: 'Ändern kannst du das in den Einstellungen unter „Websites“.',
  fileChoiceNotKept: 'Deine Wahl für diese Dateien konnte nicht gespeichert werden',
  fileChoices: 'Gemerkte Entscheidungen für Dateien, die nicht gelesen werden können',
  fileChoicesNone:
    'Keine. Wenn du ein Video, eine Aufnahme oder eine andere Datei anhängst, die Coatcheck nicht lesen kann, lässt sich deine Antwort für ihre Art merken.',
  fileChoiceAsIs: 'unverändert angehängt',
  fileChoiceRefuse: 'nicht angehängt',
  fileChoiceKind: '{kind}-Dateien auf {origin}: {choice}',
  fileChoiceForget: '{kind} auf {origin} vergessen',
} as const satisfies Translated<typeof english>;
