// The checks of the digits in identity, tax and VAT numbers.
import { validate as arCuit } from 'stdnum/lib/cjs/ar/cuit.js';
import { validate as arDni } from 'stdnum/lib/cjs/ar/dni.js';
import { validate as atTin } from 'stdnum/lib/cjs/at/tin.js';
import { validate as atUid } from 'stdnum/lib/cjs/at/uid.js';
import { validate as atVnr } from 'stdnum/lib/cjs/at/vnr.js';
import { validate as auAbn } from 'stdnum/lib/cjs/au/abn.js';
import { validate as auTfn } from 'stdnum/lib/cjs/au/tfn.js';
import { validate as beNn } from 'stdnum/lib/cjs/be/nn.js';
import { validate as beVat } from 'stdnum/lib/cjs/be/vat.js';
import { validate as bgEgn } from 'stdnum/lib/cjs/bg/egn.js';
import { validate as bgVat } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as brCnpj } from 'stdnum/lib/cjs/br/cnpj.js';
import { validate as brCpf } from 'stdnum/lib/cjs/br/cpf.js';
import { validate as caBn } from 'stdnum/lib/cjs/ca/bn.js';
import { validate as caSin } from 'stdnum/lib/cjs/ca/sin.js';
import { validate as chSsn } from 'stdnum/lib/cjs/ch/ssn.js';
import { validate as clRut } from 'stdnum/lib/cjs/cl/rut.js';
import { validate as cnRic } from 'stdnum/lib/cjs/cn/ric.js';
import { validate as cnUscc } from 'stdnum/lib/cjs/cn/uscc.js';
import { validate as coNit } from 'stdnum/lib/cjs/co/nit.js';
import { validate as cyVat } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as czDic } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as czRc } from 'stdnum/lib/cjs/cz/rc.js';
import { validate as deIdnr } from 'stdnum/lib/cjs/de/idnr.js';
import { validate as dePwnr } from 'stdnum/lib/cjs/de/pwnr.js';
import { validate as deStnr } from 'stdnum/lib/cjs/de/stnr.js';
import { validate as deSvnr } from 'stdnum/lib/cjs/de/svnr.js';
import { validate as deVat } from 'stdnum/lib/cjs/de/vat.js';
import { validate as dkCpr } from 'stdnum/lib/cjs/dk/cpr.js';
import { validate as dkCvr } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as doCedula } from 'stdnum/lib/cjs/do/cedula.js';
import { validate as ecCi } from 'stdnum/lib/cjs/ec/ci.js';
import { validate as eeIk } from 'stdnum/lib/cjs/ee/ik.js';
import { validate as eeKmkr } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as esCif } from 'stdnum/lib/cjs/es/cif.js';
import { validate as esDni } from 'stdnum/lib/cjs/es/dni.js';
import { validate as esNie } from 'stdnum/lib/cjs/es/nie.js';
import { validate as esNif } from 'stdnum/lib/cjs/es/nif.js';
import { validate as esNss } from 'stdnum/lib/cjs/es/nss.js';
import { validate as fiAlv } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as fiHetu } from 'stdnum/lib/cjs/fi/hetu.js';
import { validate as frNif } from 'stdnum/lib/cjs/fr/nif.js';
import { validate as frNir } from 'stdnum/lib/cjs/fr/nir.js';
import { validate as frSiren } from 'stdnum/lib/cjs/fr/siren.js';
import { validate as frSiret } from 'stdnum/lib/cjs/fr/siret.js';
import { validate as frTva } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as gbNino } from 'stdnum/lib/cjs/gb/nino.js';
import { validate as gbUtr } from 'stdnum/lib/cjs/gb/utr.js';
import { validate as gbVat } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as grAmka } from 'stdnum/lib/cjs/gr/amka.js';
import { validate as grVat } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as hkHkid } from 'stdnum/lib/cjs/hk/hkid.js';
import { validate as hrOib } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as huAnum } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as iePps } from 'stdnum/lib/cjs/ie/pps.js';
import { validate as ieVat } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as ilIdnr } from 'stdnum/lib/cjs/il/idnr.js';
import { validate as inAadhaar } from 'stdnum/lib/cjs/in/aadhaar.js';
import { validate as inEpic } from 'stdnum/lib/cjs/in/epic.js';
import { validate as inGstin } from 'stdnum/lib/cjs/in/gstin.js';
import { validate as inPan } from 'stdnum/lib/cjs/in/pan.js';
import { validate as inVid } from 'stdnum/lib/cjs/in/vid.js';
import { validate as isKennitala } from 'stdnum/lib/cjs/is/kennitala.js';
import { validate as itCodicefiscale } from 'stdnum/lib/cjs/it/codicefiscale.js';
import { validate as itIva } from 'stdnum/lib/cjs/it/iva.js';
import { validate as jpCn } from 'stdnum/lib/cjs/jp/cn.js';
import { validate as krBrn } from 'stdnum/lib/cjs/kr/brn.js';
import { validate as krRrn } from 'stdnum/lib/cjs/kr/rrn.js';
import { validate as ltAsmens } from 'stdnum/lib/cjs/lt/asmens.js';
import { validate as ltPvm } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as luTva } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as lvPvn } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as mtVat } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as mxCurp } from 'stdnum/lib/cjs/mx/curp.js';
import { validate as mxRfc } from 'stdnum/lib/cjs/mx/rfc.js';
import { validate as myNric } from 'stdnum/lib/cjs/my/nric.js';
import { validate as nlBsn } from 'stdnum/lib/cjs/nl/bsn.js';
import { validate as nlBtw } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as noFodselsnummer } from 'stdnum/lib/cjs/no/fodselsnummer.js';
import { validate as nzIrd } from 'stdnum/lib/cjs/nz/ird.js';
import { validate as peCui } from 'stdnum/lib/cjs/pe/cui.js';
import { validate as pkCnic } from 'stdnum/lib/cjs/pk/cnic.js';
import { validate as plNip } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as plPesel } from 'stdnum/lib/cjs/pl/pesel.js';
import { validate as ptCc } from 'stdnum/lib/cjs/pt/cc.js';
import { validate as ptNif } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as roCif } from 'stdnum/lib/cjs/ro/cif.js';
import { validate as roCnp } from 'stdnum/lib/cjs/ro/cnp.js';
import { validate as rsJmbg } from 'stdnum/lib/cjs/rs/jmbg.js';
import { validate as ruInn } from 'stdnum/lib/cjs/ru/inn.js';
import { validate as sePersonnummer } from 'stdnum/lib/cjs/se/personnummer.js';
import { validate as seVat } from 'stdnum/lib/cjs/se/vat.js';
import { validate as siDdv } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as siEmso } from 'stdnum/lib/cjs/si/emso.js';
import { validate as skDph } from 'stdnum/lib/cjs/sk/dph.js';
import { validate as skRc } from 'stdnum/lib/cjs/sk/rc.js';
import { validate as thIdnr } from 'stdnum/lib/cjs/th/idnr.js';
import { validate as trTckimlik } from 'stdnum/lib/cjs/tr/tckimlik.js';
import { validate as trVkn } from 'stdnum/lib/cjs/tr/vkn.js';
import { validate as twNatid } from 'stdnum/lib/cjs/tw/natid.js';
import { validate as uaRntrc } from 'stdnum/lib/cjs/ua/rntrc.js';
import { validate as usEin } from 'stdnum/lib/cjs/us/ein.js';
import { validate as uyCedula } from 'stdnum/lib/cjs/uy/cedula.js';
import { validate as zaIdnr } from 'stdnum/lib/cjs/za/idnr.js';
import { validate as zaTin } from 'stdnum/lib/cjs/za/tin.js';
import {
  validateAustralianMedicare,
  validateEgyptianNumber,
  validateIndonesianNik,
  validateIranianNationalCode,
  validateJapaneseMyNumber,
  validateKazakhNumber,
  validateLuhn,
  validateRussianSnils,
  validateVietnameseCccd,
} from './check-digits.ts';

export type NumberCheck = (value: string) => { readonly isValid: boolean };

/** By the name that a row of identity-numbers.tsv gives: the country and name of a function of stdnum, or a function of check-digits.ts. */
export const NUMBER_CHECKS: Readonly<Record<string, NumberCheck>> = {
  'ar/cuit': arCuit,
  'ar/dni': arDni,
  'at/tin': atTin,
  'at/uid': atUid,
  'at/vnr': atVnr,
  'au/abn': auAbn,
  'au/tfn': auTfn,
  'be/nn': beNn,
  'be/vat': beVat,
  'bg/egn': bgEgn,
  'bg/vat': bgVat,
  'br/cnpj': brCnpj,
  'br/cpf': brCpf,
  'ca/bn': caBn,
  'ca/sin': caSin,
  'ch/ssn': chSsn,
  'cl/rut': clRut,
  'cn/ric': cnRic,
  'cn/uscc': cnUscc,
  'co/nit': coNit,
  'cy/vat': cyVat,
  'cz/dic': czDic,
  'cz/rc': czRc,
  'de/idnr': deIdnr,
  'de/pwnr': dePwnr,
  'de/stnr': deStnr,
  'de/svnr': deSvnr,
  'de/vat': deVat,
  'dk/cpr': dkCpr,
  'dk/cvr': dkCvr,
  'do/cedula': doCedula,
  'ec/ci': ecCi,
  'ee/ik': eeIk,
  'ee/kmkr': eeKmkr,
  'es/cif': esCif,
  'es/dni': esDni,
  'es/nie': esNie,
  'es/nif': esNif,
  'es/nss': esNss,
  'fi/alv': fiAlv,
  'fi/hetu': fiHetu,
  'fr/nif': frNif,
  'fr/nir': frNir,
  'fr/siren': frSiren,
  'fr/siret': frSiret,
  'fr/tva': frTva,
  'gb/nino': gbNino,
  'gb/utr': gbUtr,
  'gb/vat': gbVat,
  'gr/amka': grAmka,
  'gr/vat': grVat,
  'hk/hkid': hkHkid,
  'hr/oib': hrOib,
  'hu/anum': huAnum,
  'ie/pps': iePps,
  'ie/vat': ieVat,
  'il/idnr': ilIdnr,
  'in/aadhaar': inAadhaar,
  'in/epic': inEpic,
  'in/gstin': inGstin,
  'in/pan': inPan,
  'in/vid': inVid,
  'is/kennitala': isKennitala,
  'it/codicefiscale': itCodicefiscale,
  'it/iva': itIva,
  'jp/cn': jpCn,
  'kr/brn': krBrn,
  'kr/rrn': krRrn,
  'lt/asmens': ltAsmens,
  'lt/pvm': ltPvm,
  'lu/tva': luTva,
  'lv/pvn': lvPvn,
  'mt/vat': mtVat,
  'mx/curp': mxCurp,
  'mx/rfc': mxRfc,
  'my/nric': myNric,
  'nl/bsn': nlBsn,
  'nl/btw': nlBtw,
  'no/fodselsnummer': noFodselsnummer,
  'nz/ird': nzIrd,
  'pe/cui': peCui,
  'pk/cnic': pkCnic,
  'pl/nip': plNip,
  'pl/pesel': plPesel,
  'pt/cc': ptCc,
  'pt/nif': ptNif,
  'ro/cif': roCif,
  'ro/cnp': roCnp,
  'rs/jmbg': rsJmbg,
  'ru/inn': ruInn,
  'se/personnummer': sePersonnummer,
  'se/vat': seVat,
  'si/ddv': siDdv,
  'si/emso': siEmso,
  'sk/dph': skDph,
  'sk/rc': skRc,
  'th/idnr': thIdnr,
  'tr/tckimlik': trTckimlik,
  'tr/vkn': trVkn,
  'tw/natid': twNatid,
  'ua/rntrc': uaRntrc,
  'us/ein': usEin,
  'uy/cedula': uyCedula,
  'za/idnr': zaIdnr,
  'za/tin': zaTin,
  cccd: validateVietnameseCccd,
  egyptian: validateEgyptianNumber,
  iranian: validateIranianNationalCode,
  kazakh: validateKazakhNumber,
  luhn: validateLuhn,
  medicare: validateAustralianMedicare,
  'my-number': validateJapaneseMyNumber,
  nik: validateIndonesianNik,
  snils: validateRussianSnils,
};
