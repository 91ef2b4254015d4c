// Codes of software, errors, vulnerabilities, parts and trade.
import { code, named, type PublicCode } from './public-code.ts';

const sure = { isUnmistakable: true } as const;
const ERROR_LABEL =
  "error(?: code| number| no\\.?)?|errors|exit code|exit status|status code|stop code|fault code|warning|errno|winerror|hresult|ntstatus|lasterror|sqlstate|sqlcode|msg(?= \\d{1,5}, level)|fehler(?:code|nummer|-code)?|code d[’']erreur|erreur|código de error|erro(?= \\d{1,4}(?!\\d))|codice errore|errore|foutcode|kod błędu|błąd|код ошибки|ошибка|код помилки|hata(?: kodu)?|kód chyby|felkod|fejlkode|virhekoodi|hibakód|错误代?码|錯誤代?碼|错误|エラー(?:コード)?|오류(?: ?코드)?|에러(?: ?코드)?|رمز الخطأ|خطأ|שגיאה|त्रुटि(?: कोड)?|lỗi|mã lỗi";

export const SOFTWARE_CODES: readonly PublicCode[] = [
  code(
    'vulnerability',
    'Is ⟦CVE-2021-44228⟧ fixed?',
    'CVE-\\d{4}-\\d{4,7}|CWE-\\d{1,4}|CAPEC-\\d{1,3}|GHSA(?:-[2-9a-z]{4}){3}|(?:RUSTSEC|PYSEC|OSV|CNVD|ZDI|JVNDB|BDU)[-:]\\d{2,4}-\\d{3,6}|GO-20\\d{2}-\\d{4}|(?:DSA|DLA|USN)-\\d{3,4}-\\d|CNNVD-\\d{6}-\\d{3,4}|JVN#\\d{8}|VU#\\d{5,6}|(?:RHSA|RHBA|RHEA|ELSA|ALAS\\d?|GLSA|SUSE-SU|openSUSE-SU|FEDORA|VMSA|APSB|cisco-sa)-\\d{2,6}(?:[:-]\\d{1,5}){0,2}',
    { flags: 'giu', ...sure },
  ),
  code(
    'Microsoft bulletin',
    'What does ⟦KB5034441⟧ do?',
    'KB ?\\d{6,7}|MS\\d{2}-\\d{3}|ADV(?:1[5-9]|2\\d)\\d{4}',
    sure,
  ),
  code('attack technique', '⟦T1059.001⟧ in ATT&CK', 'T1\\d{3}(?:\\.\\d{3})?|TA00\\d{2}', { cue: /att&ck|mitre/iu }),
  code(
    'database error',
    'Oracle says ⟦ORA-00942⟧.',
    '(?:ORA|PLS|TNS|RMAN|LRM|KUP|PLW)-\\d{5}|SP2-0\\d{3}|(?:IMP|EXP)-000\\d{2}|SQL\\d{4,5}[CNW]|AADSTS\\d{5,7}|IJ\\d{6}|HHH\\d{6}|WELD-\\d{6}|WFLY[A-Z]{2,6}\\d{4}|JBAS\\d{6}|BEA-\\d{6}|IDX\\d{5}|NETSDK\\d{4}',
    sure,
  ),
  code(
    'compiler and linter code',
    '⟦TS2345⟧ in tsc',
    '(?:TS|CS|NU|MSB|BC|FS|CA|IDE|SA|SYSLIB|LNK|[CEFRW]|SC|DL|PLR|RUF|PLC|NG|EF)\\d{3,4}',
    {
      cue: /(?<!\p{L})(?:tsc|typescript|compil\p{L}*|lint\p{L}*|nuget|msbuild|dotnet|c#|\.net|rustc|cargo|gcc|clang|msvc|linker|pylint|flake8|ruff|eslint|shellcheck|hadolint|angular|stylecop|roslyn)(?!\p{L})/iu,
    },
  ),
  code('Windows status', 'Update fails with ⟦0x80070005⟧.', '0x[08CE][\\dA-F]{7}', { flags: 'giu', ...sure }),
  named(
    'error',
    'It stops with ⟦error code 1603⟧.',
    ERROR_LABEL,
    '-?(?:0x[\\dA-F]{2,16}|[A-Z]{0,2}-?\\d{1,5}[A-Z]{0,2}(?![-/.][\\dA-Z])|80\\d{6})',
  ),
  code('fault code of a car', 'The engine code ⟦P0420⟧', '[PBCU][0-3][\\dA-F]{3}(?:-\\d{2})?', {
    cue: /(?<!\p{L})(?:obd(?:-?(?:2|ii))?|dtcs?|engine|motor\p{L}*|check-?engine|moteur|silnik\p{L}*|двигател\p{L}*|катализатор\p{L}*|katalysator|catalytic|lambda)(?!\p{L})|发动机|エンジン|엔진|محرك/iu,
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
    '(?:[a-z][a-z\\d.+-]{1,60}[_-])?v?\\d{1,6}(?:\\.\\d{1,8}){1,4}(?=[\\d.~+-]{1,24}(?:ubuntu|deb|rc|alpha|beta|dev|el|fc|build|dfsg|git|post|snapshot|bpo|nmu|r|p)\\d|-(?:ubuntu|debian|alpha|beta|dev|rc|snapshot|release)(?!\\p{L}))(?:[-~+][\\da-z.~+]{1,24}){1,4}(?:_(?:amd64|arm64|all|i386)\\.deb)?',
  ),
  code(
    'file name with a scale',
    'url(⟦logo@2x.png⟧)',
    '[\\w./~-]{1,80}@\\d(?:\\.\\d)?x\\.(?:png|jpe?g|gif|webp|avif|svg)(?![.-]?[\\p{L}\\p{N}])',
    {
      flags: 'giu',
      ...sure,
    },
  ),
  code(
    'file name with an at sign',
    'In ⟦foo@bar.sty⟧',
    '[\\w./~@-]{1,80}@[\\w.-]{1,60}\\.(?:sty|cls|tex|ts|tsx|js|jsx|mjs|cjs|css|scss|less|html|svg|png|jpe?g|gif|webp|avif|ico|json|ya?ml|toml|xml|txt|csv|log|conf|cfg|ini|service|socket|timer|class|java|kt|swift|go|rb|php|cpp|hpp|vue|lock|gz|xz|bz2|whl|jar|dll|exe|woff2?|ttf|mp[34]|wav|psd|docx?|xlsx?|pptx?)(?![.-]?[\\p{L}\\p{N}])',
    { flags: 'giu', ...sure },
  ),
  {
    name: 'jump to a label',
    example: 'list.forEach { ⟦return@forEach⟧ } or ⟦return@forEach.map⟧ { it }',
    pattern:
      /(?<![\p{L}\p{N}_.-])(?:(?:return|break|continue)@\w|(?:this|super)@\p{Lu})\w{0,60}(?:(?:\.\w{1,40}){1,3}(?= ?\{|\()|(?![\p{L}\p{N}_-]|[\p{L}\p{N}_.-]*\.[\p{L}\d]))/gu,
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
      /(?<![\p{L}\p{N}_])(?:protocol|security|authentication|sslmode|ssl|encrypt|trustservercertificate|integrated security|trusted_connection|multipleactiveresultsets|connection timeout|connect timeout|pooling|driver|provider|dialect|charset|endpointsuffix|defaultendpointsprotocol|application intent|tls) ?= ?(?![\w. -]*\d[\d. -]{4})\{?[\w. -]{1,60}\}?(?=;)|(?<=;)(?:protocol|security|authentication|sslmode|ssl|encrypt|tls|charset|endpointsuffix|driver) ?= ?(?![\w. -]*\d[\d. -]{4})[\w.-]{1,60}/giu,
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
    'naics|isic|(?:sic|nace|hs|hts|cn|cpv)[- ]codes?|htsus|taric|unspsc|ncm|nandina|isco|kldb|zolltarif(?:nummer)?|warentarif(?:nummer)?|code douanier|partida arancelaria|оквэд|тн ?вэд|gtip|海关编码|税则号列?|hsコード|税番',
    '[A-Z]?\\d{2,10}(?:\\.\\d{1,4}){0,4}(?:-\\d)?',
  ),
  named('security paper', '⟦ISIN US0378331005⟧', 'isin|wkn|cusip|sedol', '[A-Z]{2}[A-Z\\d]{9}\\d|[A-Z\\d]{6,9}', sure),
  named(
    'goods',
    '⟦SKU: 44210987⟧ is sold out.',
    '(?:part|item|product|article|variant|model|catalog(?:ue)?|produkt|artículo|producto|articolo|prodotto|товар\\p{L}{0,2})(?= ?(?:no\\.|nos?(?![\\p{L}])|nr|num|ids?(?!\\p{L})|cod|cód|code|код|№|#))|sku|asin|ean|gtin|upc|mpn|artikel(?:nummer|-?nr\\.?)|produktnummer|артикул|ürün kodu|商品编号|型号|品番|型番',
    '[A-Z\\d](?:[-./]?[A-Z\\d]){2,30}',
    sure,
  ),
  named(
    'flight',
    'Is ⟦flight LH 441⟧ on time?',
    'flights?|flug(?:nummer)?|numéro de vol|vol n[°º]|vuelo|volo|voo|рейс|航班|便名',
    '(?:[A-Z]{2,3}|[A-Z]\\d|\\d[A-Z])[ -]?\\d{1,4}',
    sure,
  ),
  code(
    'electronic part',
    'Replace the transistor ⟦BC547B⟧.',
    '(?![A-Z]{2}(?:\\d{2}[A-Z]{3}|\\d{3}[A-Z]{2}|\\d{6}[A-Z])(?![A-Z\\d]))[A-Z]{2,4}\\d{2,5}(?:[A-Z][A-Z\\d]{0,9})?|\\dN\\d{3,4}',
    {
      cue: /(?<!\p{L})(?:transistors?|mosfets?|diodes?|resistors?|capacitors?|op-?amps?|microcontrollers?|mcu|chip(?:set)?s?(?![- ]?tuning)|datasheets?|arduino|esp32|stm32|raspberry|cpu|gpu|graphics card|grafikkarte|prozessor|toner|pinout|breadboard|widerst\p{L}+|kondensator\p{L}*|транзистор\p{L}*|микросхем\p{L}*)(?!\p{L})|芯片|电阻|トランジスタ|트랜지스터/iu,
    },
  ),
  code(
    'work of music and fiction',
    'Play ⟦BWV 1080⟧.',
    '(?:BWV |SCP-)\\d{1,4}[a-z]?|(?:KV|Op\\.|Hob\\.|HWV)[ -]?\\d{1,3}[a-z]?',
  ),
  code('opening of chess', 'Openings ⟦B90⟧ and ⟦C42⟧ in chess', '[A-E]\\d{2}', {
    cue: /(?<!\p{L})(?:chess|eco|sicilian|gambit|schach|ajedrez|échecs|шахмат\p{L}*)(?!\p{L})|国际象棋/iu,
  }),
  code(
    'licence of software',
    'Under ⟦GPL-3.0-or-later⟧',
    '(?:A?GPL|LGPL|MPL|EUPL|Apache|CC-BY(?:-[A-Z]{2}){0,2}|BSD|EPL|OFL|CDDL|AFL|OSL|ECL|BSL|SSPL)-?v?\\d(?:\\.\\d){0,2}(?:-(?:or-later|only|Clause))?(?!-)|CC0(?:-1\\.0)?|MIT-0',
    sure,
  ),
];
