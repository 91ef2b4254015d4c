// Codes of software, errors, vulnerabilities, parts and trade.
import { code, named, type PublicCode } from './public-code.ts';

const sure = { isUnmistakable: true } as const;
const ERROR_LABEL =
  "error(?: code| number| no\\.?)?|errors|exit code|exit status|status code|stop code|fault code|warning|errno|winerror|hresult|ntstatus|lasterror|sqlstate|sqlcode|msg|fehler(?:code|nummer|-code)?|code d[’']erreur|erreur|código de error|erro|codice errore|errore|foutcode|kod błędu|błąd|код ошибки|ошибка|код помилки|hata(?: kodu)?|kód chyby|felkod|fejlkode|virhekoodi|hibakód|错误代?码|錯誤代?碼|错误|エラー(?:コード)?|오류(?: ?코드)?|에러(?: ?코드)?|رمز الخطأ|خطأ|שגיאה|त्रुटि(?: कोड)?|lỗi|mã lỗi";

export const SOFTWARE_CODES: readonly PublicCode[] = [
  code(
    'vulnerability',
    'Is ⟦CVE-2021-44228⟧ fixed?',
    'CVE-\\d{4}-\\d{4,7}|CWE-\\d{1,4}|CAPEC-\\d{1,3}|GHSA(?:-[2-9a-z]{4}){3}|(?:RUSTSEC|PYSEC|OSV|GO|CNVD|ZDI|JVNDB|BDU)[-:]\\d{2,4}-\\d{3,6}|CNNVD-\\d{6}-\\d{3,4}|JVN#\\d{8}|VU#\\d{5,6}|(?:DSA|DLA|USN|RHSA|RHBA|RHEA|ELSA|ALAS\\d?|GLSA|SUSE-SU|openSUSE-SU|FEDORA|VMSA|APSB|cisco-sa)-\\d{2,6}(?:[:-]\\d{1,5}){0,2}',
    { flags: 'giu', ...sure },
  ),
  code('Microsoft bulletin', 'What does ⟦KB5034441⟧ do?', 'KB ?\\d{6,7}|MS\\d{2}-\\d{3}|ADV\\d{6}', sure),
  code('attack technique', '⟦T1059.001⟧ in ATT&CK', 'TA?\\d{4}(?:\\.\\d{3})?', { cue: /att&ck|mitre/iu }),
  code(
    'database error',
    'Oracle says ⟦ORA-00942⟧.',
    '(?:ORA|PLS|TNS|RMAN|SP2|IMP|EXP|LRM|KUP|PLW|CRS|DGM|INS|PRVF|WWV)-\\d{3,5}|SQL\\d{4,5}[CNW]|AADSTS\\d{5,7}|IJ\\d{6}|HHH\\d{6}|WELD-\\d{6}|WFLY[A-Z]{2,6}\\d{4}|JBAS\\d{6}|BEA-\\d{6}|IDX\\d{5}|NETSDK\\d{4}',
    sure,
  ),
  code(
    'compiler and linter code',
    '⟦TS2345⟧ in tsc',
    '(?:TS|CS|NU|MSB|BC|FS|CA|IDE|SA|SYSLIB|CS|LNK|C|E|W|R|F|SC|DL|SQL|PLR|RUF|PLC|AL|BL|NG|VBA|AD|CTX|EF)\\d{3,5}',
    {
      cue: /(?<!\p{L})(?:tsc|typescript|compil\p{L}*|lint\p{L}*|nuget|msbuild|dotnet|c#|\.net|rustc|cargo|gcc|clang|msvc|linker|pylint|flake8|ruff|eslint|shellcheck|hadolint|angular|stylecop|roslyn|warn\p{L}*|diagnostics?|errors?|fehler\p{L}*|erreurs?|errores|ошибк\p{L}*|错误|エラー|오류)(?!\p{L})/iu,
    },
  ),
  code('Windows status', 'Update fails with ⟦0x80070005⟧.', '0x[08CE][\\dA-F]{7}', { flags: 'giu', ...sure }),
  named(
    'error',
    'It stops with ⟦error code 1603⟧.',
    ERROR_LABEL,
    '-?(?:0x[\\dA-F]{2,16}|[A-Z]{0,8}[-_]?\\d{1,10}[A-Z]{0,2})',
  ),
  code('fault code of a car', 'The engine code ⟦P0420⟧', '[PBCU][0-3][\\dA-F]{3}(?:-\\d{2})?', {
    ...sure,
    cue: /(?<!\p{L})(?:obd(?:-?(?:2|ii))?|dtcs?|engine|motor\p{L}*|check-?engine|fault|trouble|cars?|auto|wagen|golf|ford|bmw|audi|vw|toyota|opel|voiture|moteur|coche|carro|macchina|samoch\p{L}*|silnik\p{L}*|двигател\p{L}*|машин\p{L}*|araba|motor|scanner|mechanic|werkstatt|katalysator|catalytic|lambda)(?!\p{L})|发动机|故障|エンジン|엔진|محرك/iu,
  }),
  code(
    'image digest',
    'FROM ⟦alpine@sha256:2e0cc811dcb8542e⟧',
    '(?:[\\w./:-]{1,120}@)?(?:sha(?:1|224|256|384|512)|md5|blake[23]b?):[\\da-f]{8,128}',
    sure,
  ),
  code(
    'integrity of a file',
    'integrity="⟦sha256-dw52k1J9wMHlCh/Wc60LO0SMJRuXf19GJlXBHsVo7pJ=⟧"',
    'sha(?:256|384|512)-[A-Za-z\\d+/]{40,90}={0,2}',
    sure,
  ),
  code(
    'checksum',
    'md5sum: ⟦d41d8cd98f00b204e9800998ecf8427e⟧',
    '[\\da-f]{32}|[\\da-f]{40}|[\\da-f]{64}|[\\da-f]{96}|[\\da-f]{128}',
    {
      cue: /(?<!\p{L})(?:md5(?:sum)?|sha-?\d{1,3}(?:sum)?|blake\d?|checksums?|digests?|hash(?:es|sum)?|commits?|revisions?|git|merge[d]?|cherry-?pick|bisect|prüfsumme|somme de contrôle|контрольн\p{L}+ сумм\p{L}+)(?!\p{L})|校验|哈希|ハッシュ|해시/iu,
      flags: 'giu',
    },
  ),
  code(
    'package version',
    'Install ⟦libssl3_3.0.13-1~deb12u1_amd64.deb⟧',
    '(?:[a-z][a-z\\d.+-]{1,60}[_-])?v?\\d{1,6}(?:\\.\\d{1,8}){1,4}(?=[\\d.~+-]{0,24}[a-z])(?:[-~+][\\da-z.~+]{1,24}){1,4}(?:_(?:amd64|arm64|all|i386)\\.deb)?',
  ),
  code('file name with a scale', 'url(⟦logo@2x.png⟧)', '[\\w./~-]{1,80}@\\d(?:\\.\\d)?x(?:\\.[a-z]{2,5})?', {
    flags: 'giu',
    ...sure,
  }),
  code(
    'file name with an at sign',
    'In ⟦foo@bar.sty⟧',
    '[\\w./~@-]{1,80}@[\\w.-]{1,60}\\.(?:sty|cls|tex|ts|tsx|js|jsx|mjs|cjs|css|scss|less|html|svg|png|jpe?g|gif|webp|avif|ico|json|ya?ml|toml|xml|txt|csv|log|conf|cfg|ini|service|socket|timer|target|mount|class|java|kt|swift|go|rb|php|cpp|hpp|vue|lock|gz|xz|bz2|whl|jar|dll|exe|woff2?|ttf|mp[34]|wav|psd|docx?|xlsx?|pptx?)',
    { flags: 'giu', ...sure },
  ),
  {
    name: 'jump to a label',
    example: 'list.forEach { ⟦return@forEach⟧ }',
    pattern: /(?<![\p{L}\p{N}_.])(?:return|break|continue|this|super)@\w{1,60}/gu,
    isUnmistakable: true,
  },
  {
    name: 'command of LaTeX',
    example: 'In LaTeX ⟦\\@ifnextchar⟧ and ⟦\\foo@bar⟧',
    pattern: /\\[A-Za-z]{0,40}@[A-Za-z@]{1,60}/gu,
    cue: /latex|\btex\b|\\(?:makeat|def|let|newcommand|usepackage)|\.sty/iu,
    isUnmistakable: true,
  },
  {
    name: 'annotation of Java',
    example: 'Java ⟦@Override.class⟧',
    pattern: /(?<![\p{L}\p{N}_.])@\p{Lu}[\p{L}\p{N}]{2,40}\.(?:class|java|kt)(?![\p{L}\p{N}])/gu,
    isUnmistakable: true,
  },
  {
    name: 'setting of a connection',
    example: 'PWD=x;⟦PROTOCOL=TCPIP⟧',
    pattern:
      /(?<![\p{L}\p{N}_])(?:protocol|security|authentication|sslmode|ssl|encrypt|trustservercertificate|integrated security|trusted_connection|multipleactiveresultsets|connection timeout|connect timeout|pooling|driver|provider|dialect|charset|endpointsuffix|defaultendpointsprotocol|application intent|tls|options?) ?= ?\{?[\w. -]{1,60}\}?(?=;)|(?<=;)(?:protocol|security|authentication|sslmode|ssl|encrypt|tls|charset|endpointsuffix|driver) ?= ?[\w.-]{1,60}/giu,
  },
  code(
    'Unicode and colour',
    'Write ⟦U+1F600⟧ in ⟦RAL 9010⟧',
    'U\\+[\\dA-F]{4,6}|RAL ?\\d{4}|Pantone \\d{3,4} ?[A-Z]{0,2}|NCS S ?\\d{4}-[A-Z\\d]{1,6}|VID_[\\dA-F]{4}&PID_[\\dA-F]{4}',
    { flags: 'gu', ...sure },
  ),
];

export const TRADE_CODES: readonly PublicCode[] = [
  named(
    'branch and customs tariff',
    '⟦HS code 8471.30⟧ and ⟦NAICS 541511⟧',
    'naics|sic|nace|isic|hs|hts|htsus|taric|cn code|cpv|unspsc|ncm|nandina|isco|kldb|zolltarif(?:nummer)?|warentarif(?:nummer)?|code douanier|partida arancelaria|оквэд|тн ?вэд|gtip|海关编码|税则号列?|hsコード|税番',
    '[A-Z]?\\d{2,10}(?:[.-]\\d{1,4}){0,4}',
  ),
  named('security paper', '⟦ISIN US0378331005⟧', 'isin|wkn|cusip|sedol|ticker', '[A-Z\\d]{4,12}'),
  named(
    'goods',
    '⟦SKU: 44210987⟧ is sold out.',
    '(?:part|item|product|article|variant|model|catalog(?:ue)?)(?= ?(?:no|nr|num|id|code|#|:))|sku|asin|ean|gtin|upc|mpn|artikel(?:nummer|-?nr\\.?)?|produktnummer|produkt(?= ?(?:nr|code))|artículo|producto|articolo|prodotto|артикул|товар\\p{L}{0,2}|ürün kodu|商品编号|型号|品番|型番',
    '[A-Z\\d](?:[-./]?[A-Z\\d]){2,30}',
  ),
  named(
    'flight',
    'Is ⟦flight LH 441⟧ on time?',
    'flights?|flug(?:nummer)?|vol|vuelo|volo|voo|рейс|航班|便名',
    '[A-Z\\d]{2,3}[ -]?\\d{1,4}',
  ),
  code(
    'electronic part',
    'Replace the transistor ⟦BC547B⟧.',
    '[A-Z\\d]{2,8}-?\\d{2,6}[A-Z\\d]{0,10}(?:-[A-Z\\d]{1,6})?',
    {
      cue: /(?<!\p{L})(?:transistors?|mosfets?|diodes?|resistors?|capacitors?|op-?amps?|microcontrollers?|mcu|chip(?:set)?s?|datasheets?|regulators?|relays?|sensors?|arduino|esp32|stm32|raspberry|cpu|gpu|graphics card|grafikkarte|processor|prozessor|ic|pinout|breadboard|widerst\p{L}+|kondensator\p{L}*|bearings?|screws?|schrauben?|toner|cartridge|транзистор\p{L}*|микросхем\p{L}*)(?!\p{L})|芯片|电阻|トランジスタ|트랜지스터/iu,
    },
  ),
  code(
    'work of music and fiction',
    'Play ⟦BWV 1080⟧.',
    '(?:BWV|KV|Op\\.|Hob\\.|RV|HWV|SCP|D\\.)[ -]?\\d{1,4}[a-z]?',
    sure,
  ),
  code('opening of chess', 'Openings ⟦B90⟧ and ⟦C42⟧ in chess', '[A-E]\\d{2}', {
    cue: /chess|eco|opening|sicilian|gambit|schach|ajedrez|échecs|шахмат|国际象棋/iu,
  }),
  code(
    'licence of software',
    'Under ⟦GPL-3.0-or-later⟧',
    '(?:A?GPL|LGPL|MPL|EUPL|Apache|CC-BY(?:-[A-Z]{2}){0,2}|CC|BSD|MIT|EPL|OFL|CDDL|AFL|OSL|ECL|BSL|SSPL)-?v?\\d(?:[.\\d-]{0,6})(?:-(?:or-later|only|Clause))?',
    sure,
  ),
];
