// Codes of books, papers, studies, standards and substances.
import { passesLuhn } from '../patterns/luhn.ts';
import { isIsbn13, isOfCas } from './check-digits.ts';
import { code, named, type PublicCode } from './public-code.ts';

const sure = { isUnmistakable: true } as const;

export const DOCUMENT_CODES: readonly PublicCode[] = [
  named(
    'ISBN',
    'What is ⟦ISBN 978-3-16-148410-0⟧?',
    'isbn(?:-?1[03])?',
    '97[89](?:[ -]?\\d){10}|\\d(?:-?\\d){8}-?[\\dX]',
    sure,
  ),
  code('ISBN-13 alone', 'Find ⟦978-3-16-148410-0⟧.', '97[89][ -]?\\d(?:[ -]?\\d){9}', { accept: isIsbn13 }),
  named('ISSN', 'Journal ⟦ISSN 2049-3630⟧', 'e?-?issn', '\\d{4}-?\\d{3}[\\dX]', sure),
  named('library number', '⟦OCLC 1234567⟧', 'oclc|lccn|ismn|iswc|isrc|bibcode', '[A-Z\\d](?:[-.]{0,3}[A-Z\\d]){3,16}'),
  named('Project Gutenberg', 'The ⟦EBook #29566⟧ is free.', 'ebook|etext', '\\d{2,6}'),
  code('DOI', 'See ⟦10.1000/182⟧.', '(?:doi: ?)?10\\.\\d{4,9}/[^\\s"\'<>，。、）@]{1,80}(?<![.,;:)])', {
    flags: 'giu',
    ...sure,
  }),
  code('arXiv', 'Summarize ⟦arXiv:1706.03762v5⟧.', 'arxiv[: ]{0,2}\\d{4}\\.\\d{4,5}(?:v\\d)?', {
    flags: 'giu',
    ...sure,
  }),
  named('PubMed', 'Summarize ⟦PubMed 31452104⟧', 'pubmed|pmid', '\\d{4,9}', sure),
  code('PubMed Central', 'Read ⟦PMC7092803⟧.', 'PMC\\d{5,8}', sure),
  code(
    'study register',
    'What did ⟦NCT04368728⟧ find?',
    'NCT\\d{8}|ISRCTN\\d{8}|DRKS\\d{8}|ACTRN\\d{14}|ChiCTR[-A-Z]{0,5}\\d{8,10}|CTRI/\\d{4}/\\d{2}/\\d{6}|CRD42\\d{9,11}|jRCT[a-z]?\\d{9,10}|UMIN\\d{9}',
    sure,
  ),
  named('European study register', '⟦EudraCT 2020-001038-36⟧', 'eudract|euct', '\\d{4}-\\d{6}-\\d{2}', sure),
  code(
    'request for comments and proposals',
    'Explain ⟦RFC 6749⟧.',
    '(?:RFC|BCP|PEP|JEP|JSR|EIP|ERC|BIP|KEP|KIP|XEP)[ -]?\\d{1,4}|(?:[HSZ]IP|SLIP|FLIP|TIP|[CST]EP)-\\d{1,4}',
    sure,
  ),
  code(
    'international standard',
    'Are we certified for ⟦ISO/IEC 27001:2022⟧?',
    '(?:(?:DIN|BS|NF|UNE|UNI|PN)[- ])?(?:EN[- ])?(?:ISO|IEC|IEEE|ECMA)(?:/(?:IEC|IEEE|T[SR]|PAS))?[- ]?\\d{3,6}(?:[-.]\\d{1,3}){0,2}(?::\\d{4})?|EN 30\\d \\d{3}',
    sure,
  ),
  code(
    'national standard',
    'Steel after ⟦DIN 17100⟧',
    '(?:ANSI|ASTM|ASME|NIST(?: SP)?|FIPS(?: PUB)?|GOST|ГОСТ|GB/T|JIS|ČSN|ÖNORM|VDE|ITU-T|ETSI|MIL-STD|OHSAS|WCAG)(?:[/ -](?:EN|T|TS|TR|Р|R|SP|[A-Z]))?[ _-]?[A-Z]?\\.?\\d{2,6}(?:[-.:/]\\d{1,3}){0,2}(?:[-:](?:19|20)\\d{2})?[A-Z]?|(?:DIN|BS|NF|UNE|UNI|PN)[ -]EN[ -]\\d{3,5}(?:[-:]\\d{1,5}){0,2}|(?:DIN|EN|BS) \\d{4,5}(?:[-:]\\d{1,4}){0,2}|NF C ?\\d{2}-\\d{3}',
  ),
  code(
    'line of products and protocols',
    'Is the ⟦RTX4090⟧ enough?',
    'ES20[12]\\d|[RG]TX[- ]?\\d{3,4}|SHA-?(?:[123]|224|256|384|512)|MD[2456]|(?:GPT|UTF|HTTP|TLS|USB|PCI|DDR|Wi-?Fi|IPv)[-_ ]?\\d{1,3}(?:\\.\\d{1,2})?(?!-\\d)',
  ),
  code(
    'European act',
    'Under ⟦Directive 95/46/EC⟧',
    '(?:Directive|Regulation|Richtlinie|Verordnung|Directive|Règlement|Reglamento|Directiva|Direttiva|Regolamento|Dyrektyw\\p{Ll}{1,3}|Rozporządzeni\\p{Ll}{1,3})(?: \\((?:EU|EC|UE|CE|EG|WE)\\))?(?: (?:No|Nr|n°|n\\.)\\.?)? \\d{2,4}/\\d{2,4}(?:/(?:EU|EC|EG|EWG|EEC|UE|CE|WE))?',
    sure,
  ),
];

export const SCIENCE_CODES: readonly PublicCode[] = [
  named('SNOMED', 'What is ⟦SNOMED 73211009⟧?', 'snomed(?:[- ]?ct)?|sctid', '\\d{6,18}', sure),
  named('LOINC', 'Is ⟦LOINC 2345-7⟧ glucose?', 'loinc', '\\d{1,7}-\\d', sure),
  code('LOINC alone', '⟦2345-7⟧ as an observation of FHIR', '\\d{3,5}-\\d', {
    cue: /(?<!\p{L})(?:loinc|fhir|hl7)(?!\p{L})/iu,
    accept: (value) => passesLuhn(value.replace(/\D/gu, '')),
  }),
  named(
    'ICD',
    'Code ⟦ICD-10 E11.9⟧',
    'icd(?:-?(?:9|10|11|o))?(?:-(?:cm|gm|pcs|am|se))?|cim-?10|cie-?10|cid-?10|мкб-?10',
    '[A-Z]?\\d[\\dA-Z]{1,2}(?:\\.[\\dA-Z]{1,4})?',
  ),
  code('ATC', 'The ATC code ⟦C09AA05⟧', '[A-DGHJL-NPRSV]\\d{2}[A-Z]{2}\\d{2}', {
    cue: /(?<!\p{L})atc(?!\p{L})|drug|substance|wirkstoff|medicament|лекарств/iu,
  }),
  named(
    'medical classification',
    'Bill ⟦CPT 99213⟧',
    'cpt(?= codes?|:? \\d{4}[\\dA-Z](?![\\dA-Z]))|hcpcs|ms-drg|drg|rxnorm|rxcui|mesh|umls|omim|orpha(?:net|code)?|opcs(?:-4)?|ccam|ghm|ebm|goä|pzn|ndc|icpc(?:-2)?|hgnc|meddra',
    '[A-Z]{0,2}\\d[\\dA-Z]{1,7}(?:\\.\\d{1,4})?|\\d{4,5}-\\d{3,4}-\\d{1,2}',
  ),
  code('chemical substance', 'Aspirin is ⟦50-78-2⟧.', '\\d{2,7}-\\d{2}-\\d', { accept: isOfCas }),
  code('dangerous goods', 'Ship the dangerous goods ⟦UN 1993⟧ by road.', 'UN ?\\d{4}', {
    cue: /(?<!\p{L})(?:hazard\p{L}*|hazmat|dangerous goods|gefahr(?:gut|stoff)\p{L}*|matières dangereuses|mercancías peligrosas|adr|imdg)(?!\p{L})/iu,
  }),
  code(
    'gene, protein and sequence',
    'The variant ⟦rs429358⟧',
    'rs\\d{4,12}|ENS[A-Z]{0,4}[GTPE]\\d{11}(?:\\.\\d{1,3})?|[NX][MRP]_\\d{6,9}(?:\\.\\d{1,2})?|G(?:SE|SM|PL)\\d{3,7}|[SED]R[RXPS]\\d{6,9}|PRJNA\\d{5,7}|CHEMBL\\d{1,8}|InChIKey=?[A-Z]{14}-[A-Z]{10}-[A-Z]|(?:GO|HP|MONDO|CL|UBERON|SO|EFO):0\\d{6}|PR:000\\d{6}|(?:CHEBI|HGNC|DOID|MESH|OMIM|ORPHA|KEGG):[A-Z]?\\d{2,8}',
    sure,
  ),
  code('protein', '⟦P04637⟧ in UniProt', '[OPQ]\\d[A-Z\\d]{3}\\d|[A-NR-Z]\\d[A-Z][A-Z\\d]{2}\\d', {
    cue: /uniprot|swiss-?prot/iu,
  }),
  code(
    'star and galaxy',
    'The star ⟦HD 209458⟧',
    '(?:(?:HD|HIP)[ -]?\\d{2,6}|(?:NGC|IC|GJ|WASP|TOI|KOI|Kepler)[ -]?\\d{1,4}(?:\\.\\d{1,2})?|[KT]IC[ -]?\\d{6,9}|(?:TYC|PSR|SDSS|2MASS)[ -]?[BJ]?\\d{4,8}(?:[-+]\\d{1,7}){1,2}|Gaia DR\\d \\d{16,19})[a-h]?',
    {
      cue: /(?<!\p{L})(?:stars?|galax\p{L}+|(?:exo)?planet\p{L}*|nebula\p{L}*|telescope?s?|astro(?:nom|phys)\p{L}+|sterne?|étoiles?|estrellas?|stell[ae]|звезд\p{L}*)(?!\p{L})|[恒行]星|星系/iu,
    },
  ),
];
