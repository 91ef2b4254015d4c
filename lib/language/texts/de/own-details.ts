import type { Translated } from '../../message.ts';
import type { ownDetailTexts as english } from '../en/own-details.ts';

export const ownDetailTexts = {
  details: 'Meine Daten',
  detailsLead:
    'Gib einmal ein, woran man dich erkennt. Coatcheck findet es dann in jedem Prompt: Kurznamen, Initialen, andere Schreibweisen.',
  detailsExample: 'Hannah Whitlock\nNordtor Metallbau GmbH\n+49 30 901820',
  detailsOnePerLine: 'Eins pro Zeile: dein Name und deine Familie, Arbeitgeber, Adressen, Telefon, E-Mail, Konten.',
  detailsKept: 'Gespeicherte Daten',
  detailTypeOf: 'Was {detail} ist',
  detailsWhere:
    'Verschlüsselt auf diesem Gerät, auch in Backups und Exporten des Wörterbuchs; wird nirgendwohin gesendet, außer du schaltest den Abgleich ein, der es verschlüsselt.',
  sourceOwnDetail: 'Aus deinen Daten',
} as const satisfies Translated<typeof english>;
