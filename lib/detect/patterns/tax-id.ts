// Finds tax numbers of many countries and the VAT numbers of the European Union.

import { validate as arCuit } from 'stdnum/lib/cjs/ar/cuit.js';
import { validate as atTin } from 'stdnum/lib/cjs/at/tin.js';
import { validate as atUid } from 'stdnum/lib/cjs/at/uid.js';
import { validate as auAbn } from 'stdnum/lib/cjs/au/abn.js';
import { validate as auTfn } from 'stdnum/lib/cjs/au/tfn.js';
import { validate as beVat } from 'stdnum/lib/cjs/be/vat.js';
import { validate as bgVat } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as brCnpj } from 'stdnum/lib/cjs/br/cnpj.js';
import { validate as caBn } from 'stdnum/lib/cjs/ca/bn.js';
import { validate as cnUscc } from 'stdnum/lib/cjs/cn/uscc.js';
import { validate as coNit } from 'stdnum/lib/cjs/co/nit.js';
import { validate as cyVat } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as czDic } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as deIdnr } from 'stdnum/lib/cjs/de/idnr.js';
import { validate as deStnr } from 'stdnum/lib/cjs/de/stnr.js';
import { validate as deVat } from 'stdnum/lib/cjs/de/vat.js';
import { validate as dkCvr } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as eeKmkr } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as esCif } from 'stdnum/lib/cjs/es/cif.js';
import { validate as esNif } from 'stdnum/lib/cjs/es/nif.js';
import { validate as fiAlv } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as frNif } from 'stdnum/lib/cjs/fr/nif.js';
import { validate as frSiren } from 'stdnum/lib/cjs/fr/siren.js';
import { validate as frSiret } from 'stdnum/lib/cjs/fr/siret.js';
import { validate as frTva } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as gbUtr } from 'stdnum/lib/cjs/gb/utr.js';
import { validate as gbVat } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as grVat } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as hrOib } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as huAnum } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as ieVat } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as inGstin } from 'stdnum/lib/cjs/in/gstin.js';
import { validate as inPan } from 'stdnum/lib/cjs/in/pan.js';
import { validate as itIva } from 'stdnum/lib/cjs/it/iva.js';
import { validate as ltPvm } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as luTva } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as lvPvn } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as mtVat } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as mxRfc } from 'stdnum/lib/cjs/mx/rfc.js';
import { validate as nlBtw } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as nzIrd } from 'stdnum/lib/cjs/nz/ird.js';
import { validate as plNip } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as ptNif } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as roCif } from 'stdnum/lib/cjs/ro/cif.js';
import { validate as ruInn } from 'stdnum/lib/cjs/ru/inn.js';
import { validate as seVat } from 'stdnum/lib/cjs/se/vat.js';
import { validate as siDdv } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as skDph } from 'stdnum/lib/cjs/sk/dph.js';
import { validate as trVkn } from 'stdnum/lib/cjs/tr/vkn.js';
import { validate as usEin } from 'stdnum/lib/cjs/us/ein.js';
import { validate as zaTin } from 'stdnum/lib/cjs/za/tin.js';
import { MORE_TAX_NUMBERS } from './national-id-world.ts';
import { type NationalIdentifier, nationalIdentifierShapes } from './national-identifier-shapes.ts';
import { shapeRule } from './rule.ts';

export const TAX_NUMBERS: readonly NationalIdentifier[] = [
  {
    country: 'at',
    validate: atTin,
    form: '\\d{2}-?\\d{3}/?\\d{4}',
    words: 'steuernummer|abgabenkontonummer|st\\.?-?nr',
  },
  { country: 'ar', validate: arCuit, form: '\\d{2}-\\d{8}-\\d', words: 'cuit|cuil', standsAlone: /^/ },
  { country: 'au', validate: auTfn, form: '\\d{3}[ -]?\\d{3}[ -]?\\d{2,3}', words: 'tfn|tax file' },
  { country: 'au', validate: auAbn, form: '\\d{2} ?\\d{3} ?\\d{3} ?\\d{3}', words: 'abn|business number' },
  {
    country: 'br',
    validate: brCnpj,
    form: '\\d{2}\\.?\\d{3}\\.?\\d{3}/?\\d{4}-?\\d{2}',
    words: 'cnpj',
    standsAlone: /\//,
  },
  {
    country: 'ca',
    validate: caBn,
    form: '\\d{9}(?:R[CPTZ]\\d{4})?',
    words: 'business number|bn|gst',
    standsAlone: /R/,
  },
  {
    country: 'cn',
    validate: cnUscc,
    form: '[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}',
    words: '统一社会信用代码|credit code|uscc',
    // No other number of eighteen characters has letters among its digits.
    standsAlone: /[A-Z].*/,
  },
  { country: 'co', validate: coNit, form: '\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d', words: 'nit' },
  {
    country: 'de',
    validate: deIdnr,
    form: '[1-9]\\d ?\\d{3} ?\\d{3} ?\\d{3}',
    words: 'steuer-?id\\w*|steuerliche[mnrs]? id\\w*|identifikationsnummer|idnr|tax id\\w*|tin',
  },
  {
    country: 'de',
    validate: deStnr,
    form: '\\d{2,3}[/ ]\\d{3}[/ ]\\d{4,5}|\\d{10,13}',
    words: 'steuer-?(?:nr|nummer)|st\\.?-?nr',
  },
  { country: 'es', validate: esCif, form: '[A-HJNP-SUVW]-?\\d{7}-?[\\dA-J]', words: 'cif|nif', standsAlone: /^/ },
  {
    country: 'fr',
    validate: frNif,
    form: '[0-3]\\d ?\\d{2} ?\\d{3} ?\\d{3} ?\\d{3}',
    words: 'numéro fiscal|nif|spi|tax id\\w*',
  },
  { country: 'fr', validate: frSiret, form: '\\d{3} ?\\d{3} ?\\d{3} ?\\d{5}', words: 'siret' },
  { country: 'fr', validate: frSiren, form: '\\d{3} ?\\d{3} ?\\d{3}', words: 'siren' },
  { country: 'gb', validate: gbUtr, form: '\\d{5} ?\\d{5}K?', words: 'utr|unique taxpayer|tax reference' },
  { country: 'in', validate: inPan, form: '[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]', words: 'pan', standsAlone: /^/ },
  {
    country: 'in',
    validate: inGstin,
    form: '\\d{2}[A-Z]{5}\\d{4}[A-Z][1-9A-Z]Z[\\dA-Z]',
    words: 'gst\\w*',
    standsAlone: /^/,
  },
  { country: 'it', validate: itIva, form: '\\d{11}', words: 'partita iva|p\\.? ?iva' },
  { country: 'mx', validate: mxRfc, form: '[A-ZÑ&]{3,4}\\d{6}[A-Z\\d]{2}[\\dA]', words: 'rfc', standsAlone: /^/ },
  { country: 'nl', validate: nlBtw, form: '\\d{9}B\\d{2}', words: 'btw', standsAlone: /^/ },
  { country: 'nz', validate: nzIrd, form: '\\d{2,3}[ -]?\\d{3}[ -]?\\d{3}', words: 'ird|inland revenue' },
  { country: 'pl', validate: plNip, form: '\\d{3}-?\\d{3}-?\\d{2}-?\\d{2}|\\d{3}-\\d{2}-\\d{2}-\\d{3}', words: 'nip' },
  {
    country: 'pt',
    validate: ptNif,
    form: '[1-35689]\\d{2} ?\\d{3} ?\\d{3}',
    words: 'nif|contribuinte|identificação fiscal',
  },
  { country: 'ru', validate: ruInn, form: '\\d{10}|\\d{12}', words: 'inn|инн' },
  { country: 'tr', validate: trVkn, form: '\\d{10}', words: 'vkn|vergi' },
  { country: 'us', validate: usEin, form: '\\d{2}-?\\d{7}', words: 'ein|employer identification|fein|tax id\\w*' },
  { country: 'za', validate: zaTin, form: '[01239]\\d{9}', words: 'tax (?:ref\\w*|number|no)|income tax' },
];

/** The VAT numbers by country: the prefix, which is EL for Greece, the function that validates it, and the form after the prefix. */
const VAT: readonly (readonly [string, NationalIdentifier['validate'], string])[] = [
  ['at', atUid, 'U\\d{8}'],
  ['be', beVat, '[01]\\d{3}\\.?\\d{3}\\.?\\d{3}'],
  ['bg', bgVat, '\\d{9,10}'],
  ['cy', cyVat, '\\d{8}[A-Z]'],
  ['cz', czDic, '\\d{8,10}'],
  ['de', deVat, '\\d{3} ?\\d{3} ?\\d{3}'],
  ['dk', dkCvr, '\\d{8}'],
  ['ee', eeKmkr, '\\d{9}'],
  ['el', grVat, '\\d{9}'],
  ['es', esNif, '[A-Z\\d]\\d{7}[A-Z\\d]'],
  ['fi', fiAlv, '\\d{8}'],
  ['fr', frTva, '[A-HJ-NP-Z\\d]{2} ?\\d{9}'],
  ['gb', gbVat, '\\d{3} ?\\d{4} ?\\d{2}'],
  ['hr', hrOib, '\\d{11}'],
  ['hu', huAnum, '\\d{8}'],
  ['ie', ieVat, '\\d[\\dA-Z+*]\\d{5}[A-W][A-I]?'],
  ['it', itIva, '\\d{11}'],
  ['lt', ltPvm, '\\d{9}(?:\\d{3})?'],
  ['lu', luTva, '\\d{8}'],
  ['lv', lvPvn, '\\d{11}'],
  ['mt', mtVat, '\\d{8}'],
  ['nl', nlBtw, '\\d{9}B\\d{2}'],
  ['pl', plNip, '\\d{10}'],
  ['pt', ptNif, '\\d{9}'],
  ['ro', roCif, '\\d{2,10}'],
  ['se', seVat, '\\d{12}'],
  ['si', siDdv, '\\d{8}'],
  ['sk', skDph, '\\d{10}'],
];

const vatNumbers: readonly NationalIdentifier[] = VAT.map(([country, validate, form]) => ({
  country,
  validate: (value) => validate(value.slice(2).trim()),
  form: `${country.toUpperCase()} ?${form}`,
  words: 'vat|ust-?id\\w*|tva|iva|btw|moms|uid',
  // The prefix must be in capitals and touch the number: "at 12345678" is a word and a number.
  standsAlone: new RegExp(`^${country.toUpperCase()}\\S`),
}));

export const taxId = shapeRule('tax-id', [
  ...nationalIdentifierShapes('tax-id', [...TAX_NUMBERS, ...MORE_TAX_NUMBERS]),
  // The flag `i` is removed from shapes without a name before the number, because the prefix must be in capitals.
  ...nationalIdentifierShapes('vat', vatNumbers).map((shape) =>
    shape.pattern.hasIndices ? shape : { ...shape, pattern: new RegExp(shape.pattern.source, 'g') },
  ),
]);
