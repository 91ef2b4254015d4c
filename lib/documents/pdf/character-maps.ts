// The character maps that are shipped: which codes of a Chinese, Japanese or Korean font stand for which characters. A PDF may name them
// without embedding them, and then its text cannot be read without them.

/** The predefined maps of PDF 1.7, table 118, for fonts whose lines are horizontal or vertical. */
const PREDEFINED = [
  ...['GB-EUC', 'GBpc-EUC', 'GBK-EUC', 'GBKp-EUC', 'GBK2K', 'UniGB-UCS2', 'UniGB-UTF16'],
  ...['B5pc', 'HKscs-B5', 'ETen-B5', 'ETenms-B5', 'CNS-EUC', 'UniCNS-UCS2', 'UniCNS-UTF16'],
  ...['90ms-RKSJ', '90msp-RKSJ', 'Add-RKSJ', 'EUC', 'Ext-RKSJ', 'UniJIS-UCS2', 'UniJIS-UCS2-HW', 'UniJIS-UTF16'],
  ...['KSC-EUC', 'KSCms-UHC', 'KSCms-UHC-HW', 'UniKS-UCS2', 'UniKS-UTF16'],
].flatMap((name) => [`${name}-H`, `${name}-V`]);

/** Those of the table that have one direction, or no name beside it. */
const PREDEFINED_ALONE = ['83pv-RKSJ-H', '90pv-RKSJ-H', 'KSCpc-EUC-H', 'H', 'V'];

/** From the numbers of glyphs in Adobe's four collections to Unicode. pdf.js needs them beside each of the others. */
const TO_UNICODE = ['Adobe-GB1-UCS2', 'Adobe-CNS1-UCS2', 'Adobe-Japan1-UCS2', 'Adobe-Korea1-UCS2'];

export const CHARACTER_MAPS: readonly string[] = [...PREDEFINED, ...PREDEFINED_ALONE, ...TO_UNICODE];

/** The same path in pdfjs-dist and in the package of the extension. */
export const CHARACTER_MAP_FILES: readonly string[] = CHARACTER_MAPS.map((name) => `cmaps/${name}.bcmap`);
