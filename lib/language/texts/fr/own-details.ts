import type { Translated } from '../../message.ts';
import type { ownDetailTexts as english } from '../en/own-details.ts';

export const ownDetailTexts = {
  details: 'Mes données',
  detailsLead:
    'Saisissez une fois ce qui vous identifie. Coatcheck le trouve ensuite dans chaque message : diminutifs, initiales, autres graphies.',
  detailsExample: 'Hannah Whitlock\nAteliers Nordet SARL\n+33 1 70 18 99 00',
  detailsOnePerLine: 'Un par ligne : votre nom et vos proches, employeur, adresses, téléphones, e-mail, comptes.',
  detailsKept: 'Données conservées',
  detailTypeOf: 'Nature de {detail}',
  detailsWhere:
    'Conservées chiffrées sur cet appareil, ainsi que dans les sauvegardes et les exports du dictionnaire ; jamais envoyées, sauf si vous activez la synchronisation, qui les chiffre.',
  sourceOwnDetail: 'Une de vos données',
} as const satisfies Translated<typeof english>;
