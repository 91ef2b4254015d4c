// Codes of books, papers, studies, standards and substances.
import { isIsbn13, isOfCas, isOfLoinc } from './check-digits.ts';
import { code, named, type PublicCode } from './public-code.ts';

const sure = { isUnmistakable: true } as const;

export const DOCUMENT_CODES: readonly PublicCode[] = [
  named('ISBN', 'What is ⟦ISBN 978-3-16-148410-0⟧?', 'isbn(?:-?1[03])?', '\\d(?:[ -]?[\\dX]){8,16}'),
  code('ISBN-13 alone', 'Find ⟦978-3-16-148410-0⟧.', '97[89][ -]?\\d(?:[ -]?\\d){9}', { accept: isIsbn13 }),
  named('ISSN', 'Journal ⟦ISSN 2049-3630⟧', 'e?-?issn', '\\d{4}-?\\d{3}[\\dX]'),
  named(
    'library number',
    '⟦OCLC 1234567⟧',
    'oclc|lccn|ismn|iswc|isrc|bibcode|dewey',
    '[A-Z\\d](?:[-. ]?[A-Z\\d]){3,16}',
  ),
  named('Project Gutenberg', 'The ⟦EBook #29566⟧ is free.', 'ebook|etext', '\\d{2,6}'),
  code('DOI', 'See ⟦10.1000/182⟧.', '(?:doi: ?)?10\\.\\d{4,9}/[^\\s"\'<>，。、）]{1,80}(?<![.,;:)])', {
    flags: 'giu',
    ...sure,
  }),
  code('arXiv', 'Summarize ⟦arXiv:1706.03762v5⟧.', 'arxiv[: ]{0,2}\\d{4}\\.\\d{4,5}(?:v\\d)?', {
    flags: 'giu',
    ...sure,
  }),
  named('PubMed', 'Summarize ⟦PubMed 31452104⟧', 'pubmed|pmid|medline', '\\d{4,9}'),
  code('PubMed Central', 'Read ⟦PMC7092803⟧.', 'PMC\\d{5,8}', sure),
  code(
    'study register',
    'What did ⟦NCT04368728⟧ find?',
    'NCT\\d{8}|ISRCTN\\d{8}|DRKS\\d{8}|ACTRN\\d{14}|ChiCTR[-A-Z]{0,5}\\d{8,10}|CTRI/\\d{4}/\\d{2}/\\d{6}|CRD\\d{8,11}|jRCT[a-z]?\\d{9,10}|UMIN\\d{9}',
    sure,
  ),
  named('European study register', '⟦EudraCT 2020-001038-36⟧', 'eudract|euct', '\\d{4}-\\d{6}-\\d{2}'),
  code(
    'request for comments and proposals',
    'Explain ⟦RFC 6749⟧.',
    '(?:RFC|BCP|PEP|JEP|JSR|EIP|ERC|BIP|SLIP|KEP|KIP|FLIP|TEP|SEP|CEP|XEP|TIP|ZIP-|HIP-|SIP-)[ -]?\\d{1,5}',
    sure,
  ),
  code(
    'international standard',
    'Are we certified for ⟦ISO/IEC 27001:2022⟧?',
    '(?:(?:DIN|BS|NF|UNE|UNI|PN)[- ])?(?:EN[- ])?(?:ISO|IEC|IEEE|ECMA)(?:/(?:IEC|IEEE|T[SR]|PAS))?[- ]?\\d{3,6}(?:[-.:]\\d{1,5}){0,3}|EN \\d{3} \\d{3}',
    sure,
  ),
  code(
    'national standard',
    'Steel after ⟦DIN 17100⟧',
    '(?:ANSI|ASTM|ASME|NIST(?: SP)?|FIPS(?: PUB)?|DIN|EN|ES|BS|NF|UNE|UNI|GOST|ГОСТ|GB|JIS|NBR|PN|ČSN|ÖNORM|VDE|SAE|ITU-T|ETSI|MIL-STD|IPC|OHSAS|WCAG)(?:[/ -](?:EN|T|TS|TR|Р|R|SP|[A-Z]))?[ _-]?[A-Z]?\\.?\\d{2,6}(?:[-.:/]\\d{1,5}){0,3}[A-Z]?',
  ),
  code(
    'line of products and protocols',
    'Is the ⟦RTX4090⟧ enough?',
    '(?:RTX|GTX|RX|GPT|SHA|MD|UTF|HTTP|TLS|USB|PCI|DDR|Wi-?Fi|IPv)[-_ ]?\\d{1,5}(?:[-.]\\d{1,4})?',
  ),
  code(
    'European act',
    'Under ⟦Directive 95/46/EC⟧',
    '(?:Directive|Regulation|Richtlinie|Verordnung|Directive|Règlement|Reglamento|Directiva|Direttiva|Regolamento|Dyrektyw\\p{Ll}{1,3}|Rozporządzeni\\p{Ll}{1,3})(?: \\((?:EU|EC|UE|CE|EG|WE)\\))?(?: (?:No|Nr|n°|n\\.)\\.?)? \\d{2,4}/\\d{2,4}(?:/(?:EU|EC|EG|EWG|EEC|UE|CE|WE))?',
    sure,
  ),
];

export const SCIENCE_CODES: readonly PublicCode[] = [
  named('SNOMED', 'What is ⟦SNOMED 73211009⟧?', 'snomed(?:[- ]?ct)?|sctid', '\\d{6,18}'),
  named('LOINC', 'Is ⟦LOINC 2345-7⟧ glucose?', 'loinc', '\\d{1,7}-\\d'),
  code('LOINC alone', '⟦2345-7⟧ in the lab result', '\\d{3,5}-\\d', {
    cue: /loinc|lab(?:or)?(?!\p{L})|analyte|observation|fhir|hl7/iu,
    accept: isOfLoinc,
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
    'cpt|hcpcs|ms-drg|drg|rxnorm|rxcui|mesh|umls|omim|orpha(?:net|code)?|opcs(?:-4)?|ccam|ghm|ebm|goä|pzn|ndc|icpc(?:-2)?|hgnc|meddra',
    '[A-Z]{0,4}\\d[\\dA-Z]{1,9}(?:[-.]\\d{1,4}){0,2}',
  ),
  code('chemical substance', 'Aspirin is ⟦50-78-2⟧.', '\\d{2,7}-\\d{2}-\\d', { accept: isOfCas }),
  named('dangerous goods', 'Ship ⟦UN 1993⟧ by road.', 'UN|onu', '\\d{4}'),
  code(
    'gene, protein and sequence',
    'The variant ⟦rs429358⟧',
    'rs\\d{4,12}|ENS[A-Z]{0,4}[GTPE]\\d{11}(?:\\.\\d{1,3})?|[NX][MRP]_\\d{6,9}(?:\\.\\d{1,2})?|G(?:SE|SM|PL)\\d{3,8}|[SED]R[RXPS]\\d{6,9}|PRJNA\\d{5,7}|CHEMBL\\d{1,8}|InChIKey=?[A-Z]{14}-[A-Z]{10}-[A-Z]|(?:CHEBI|HGNC|GO|HP|MONDO|DOID|CL|UBERON|MESH|OMIM|ORPHA|KEGG|PR|SO|EFO):[A-Z]?\\d{2,8}',
    sure,
  ),
  code('protein', '⟦P04637⟧ in UniProt', '[OPQ]\\d[A-Z\\d]{3}\\d|[A-NR-Z]\\d[A-Z][A-Z\\d]{2}\\d', {
    cue: /uniprot|swiss-?prot|protein/iu,
  }),
  code(
    'star and galaxy',
    'The star ⟦HD 209458⟧',
    '(?:HD|HIP|NGC|IC|GJ|KIC|TIC|TYC|PSR|SDSS|2MASS|WASP|TOI|KOI|Kepler|Gaia DR\\d)[ -]?[BJ]?\\d{2,19}(?:[-+ ]\\d{1,8})?[a-h]?',
    {
      cue: /star|galax|planet|nebula|cluster|telescope|astro|stern|étoile|estrella|stella|звезд|星/iu,
    },
  ),
];
