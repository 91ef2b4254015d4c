import type { Translated } from '../../message.ts';
import type { ownDetailTexts as english } from '../en/own-details.ts';

export const ownDetailTexts = {
  details: 'Mis datos',
  detailsLead:
    'Escribe una vez lo que te identifica. Coatcheck lo encuentra después en cada mensaje: diminutivos, iniciales, otras grafías.',
  detailsExample: 'Hannah Whitlock\nTalleres Nordeste S.L.\n+34 91 090 00 00',
  detailsOnePerLine: 'Uno por línea: tu nombre y familia, empresa, direcciones, teléfonos, correo, cuentas.',
  detailsKept: 'Datos guardados',
  detailTypeOf: 'Qué es {detail}',
  detailsWhere:
    'Se guardan cifrados en este dispositivo, también en copias y exportaciones del diccionario; no se envían a nadie, salvo que actives la sincronización, que los cifra.',
  sourceOwnDetail: 'Uno de tus datos',
} as const satisfies Translated<typeof english>;
