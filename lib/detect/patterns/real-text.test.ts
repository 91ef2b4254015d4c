// Pairs of texts that look alike: the first holds a private value, and the second only has the same form.
import { expect, it } from 'vitest';
import { card } from './card.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import { employer } from './employer.ts';
import { host } from './host.ts';
import { mark, plain } from './marked.test-support.ts';
import { nationalId } from './national-id.ts';
import { password } from './password.ts';
import { path } from './path.ts';
import { phone } from './phone.ts';
import { referenceNumber } from './reference-number.ts';
import type { PatternRule } from './rule.ts';
import { streetAddress } from './street-address.ts';
import { unnamedNumber } from './unnamed-number.ts';
import { username } from './username.ts';

const births = (text: string) => date.find(text).filter(({ kind }) => kind === 'date-of-birth').length;

const cases: readonly (readonly [PatternRule, readonly string[]])[] = [
  [
    email,
    [
      'from ⟦members@mossgate.net⟧ to xxx@xxx.xxx and no-reply@github.com, ⟦no-reply@lindqvist-clinic.se⟧',
      "VALUES (8, N'⟦laura@mossgate.net⟧', N'x')",
      '//⟦anna.lindqvist@web.de⟧ wrote this, see mailto://⟦anna@web.de⟧ and http://anna@web.de',
      'Cc: ⟦anna-dev@mossgate.net⟧, parser-dev@mossgate.org',
      'list: parser-sig@mossgate.org, example@example.com, ⟦anna-sig@mossgate.com⟧',
      "cy.get('@loginRequest.all') and http://archive.example/parser-dev@mossgate.org/msg1.html",
    ],
  ],
  [
    username,
    [
      '* ⟦@anna.lindqvist⟧ – lead\n* ⟦@mara_k⟧ - design\n-- ⟦@mara_k⟧',
      'private notes:\n⟦@mara_k⟧\npublic talk, package delivered',
      'my username is ⟦darkheron⟧ please reset it; my login is ⟦mstevens⟧ can you check',
      'mi usuario es ⟦toritogamer⟧ pero no puedo entrar',
      'ask ⟦@darkheron⟧ or ⟦@mara.k⟧',
      'import lombok.*;\n@TableName("stock")\n@Data\npublic class Stock {}',
      '/**\n * @sizes the rows\n * @title Size\n */',
      'from "@mossgate-ui/core" and "@mossgate-ui-kit/lib/core"',
      '@socket.route("/a")\ndef a(): pass',
      'JSDoc with @param과 @default를',
      'Annotate fields with @Size, @NotEmpty and @Email in Spring, and ask ⟦@mara_k⟧ about @Query methods',
      'filter={"@eq": {"region": "North"}}, {"⟦@mara⟧": 1}',
      "//user[@name='x' and @pass='y']",
      'USER=root COMMAND=/bin/ls, user=⟦mstevens⟧',
      'payment for user subscriptions, unusual login attempts, user ⟦jschmidt⟧ called',
      'El usuario es mentalmente fuerte. Mi usuario es ⟦toritogamer⟧.',
      'register with `@server.tool`, `@click.option`, `@register_hook`; ask `⟦@mara.tool⟧`, `⟦@mara_k⟧`',
      '}\n```\nthen\n```python\n@public_call\ndef send(to):\n    pass',
      '```python\n@public_call\ndef send(to):\n    pass\n```\n⟦@mara_k⟧\ndef send(to) is broken',
      '@inproceedings{lee2019,\n  title={A}}',
      '  slug String? @id @indexed\nask Anna ⟦@mara_k⟧',
      'name String @unique\nTitle String ⟦@mara_k⟧\nUse `@celery.task`. Write to `⟦@bot.listener⟧` on Telegram',
      'Find `@abstractmethod` and avoid `@later` methods; ask `⟦@mara_k⟧` about methods, `⟦@later⟧` knows',
      'Use `@lint-and-check`, run `@slow-testing`; use `⟦@anna-testing⟧`, ask `⟦@lint-and-check⟧`',
      '{"@context": "https://schema.org"} {"⟦@mara_k⟧": "hi"} "⟦@context⟧ wrote"',
      '@echo off\n@contextlib.contextmanager\ndef of(x):\n⟦@echo⟧ office',
      'user instructions, user ⟦instrcht⟧, رقم ⟦مريم#2291⟧',
      'Python decorators such as @cachedresult; cake decorators such as ⟦@mara.cakes⟧ in Graz',
      '`@psalm-pure` and @ts-ignore, ⟦@phan-thanh⟧, ⟦@ts-mara⟧, ⟦@lee⟧{a,b}; `⟦@mara_k⟧` annotations in Java; Java annotations ⟦@mara_k⟧ wrote',
      'def of(username: str, user_id: int): user_id = context[:user_id]; user_name: ⟦mara_k⟧',
      'Instagram è essenziale per noi. Il mio Instagram è ⟦essenzia⟧',
      'Twitter est essentiel en France. Mon Instagram est ⟦essentiel⟧ !',
      'se o usuário é maior de idade; meu usuário é ⟦maiorzinho⟧ e a senha',
    ],
  ],
  [
    password,
    [
      '{"user": "mara", "password": "⟦correcthorse⟧"} {"password": "string", "passwd": "{PASS}"}',
      'weak password hashing, a password generator, key password protection, password change',
      'password: ⟦$ecret99!⟧\npassword: ⟦%Sunny77!⟧\npassword: ⟦<3Lotte2019⟧\npassword: ⟦env-9xK!⟧\npassword: ⟦hashedPotato9⟧\npassword: ⟦***star9⟧',
      'password: {password}\npassword: \x24{DB_PASS}\npassword: $DB_PASS\npassword: $(cmd)\npassword: <password>\npassword: %s\npassword: %(pass)s\npassword: ****',
      'hashed_password = get_hash(user.password)  # x\npassword: ⟦lots_of(fun)77⟧',
      'def of(password: str): self.password = newPassword;\npassword: ⟦newPassword⟧',
      'Dirección clave del caso: hablar. Dirección clave: ⟦girasol88⟧, la clave de la wifi: ⟦girasol⟧',
      'Objetivo clave de la tarjeta: ⟦482193⟧',
      'password: ⟦$PASS2024!⟧\npassword: ⟦%d@home99⟧\npassword: ⟦***@star9⟧',
      'password=%s:%s\\n, PASSWORD=$DB_PASS@$HOST, "password": "****",',
      'my router password is ⟦Casa99!⟧; my email password recently changed, gmail password whenever',
      'password: process.env.X\npassword: os.environ["X"]\npassword = hashedPassword;',
      'password: "⟦mypassword⟧"\npassword: ⟦temporary⟧\nPASSWORD=⟦private⟧',
      'password: private\nemail: string',
      'the password is temporary',
      "the password '⟦tortuga⟧' no longer works; my wifi password ⟦tortugaverde⟧",
      "password 'hash', password 'policy', wifi password generator, router password protection, email password strength",
      'My last password attempt was ⟦BlueHeron77⟧',
      'This password is unique and can be revoked; the password is ⟦tortuga⟧',
      'print(f"Password: {password}"), PASSWORD=$DB_PASS, PASSWORD=<secret>, PASSWORD=changeme, PASSWORD=⟦kopi#2291⟧',
      'PWD=/home/build/app ; PWD=⟦Kopi#2291⟧',
      'http://archive.example/parser-dev@mossgate.org/msg45143.html, anna@mail.example/⟦TaxPass987⟧',
      'steal the password of user "bob"; the password of the router is "⟦bob⟧"',
      'las palabras clave "empresa", mi clave "⟦empresa⟧"',
    ],
  ],
  [
    host,
    [
      'machine learning-models; machine ⟦db-07⟧; machine: ⟦db-main⟧',
      'error: [log-cleaner-thread-0] on bridge=vmbr0, error on ⟦kafka-log-2⟧',
      'npm [i|install] package_name@version, ⟦mara⟧@⟦web-1⟧',
      'npm i yarn@latest; [⟦anselm⟧@latest ~]$ ls',
      'a log "\\nroot@mossgate:/sys" and "\\n⟦anselm⟧@mossgate:/sys"',
    ],
  ],
  [
    path,
    [
      'C:\\Users\\Documents\\a.txt, ⟦C:\\Users\\mara\\Documents\\a.txt⟧',
      '/home/www-data/app/web and ⟦/home/anselm/app/web⟧',
    ],
  ],
  [card, ['/ad;tile=1;ord=6795061899455057? and card=⟦4111111111111111⟧']],
  [
    streetAddress,
    [
      'Haus ist ⟦Sülzgürtel 40, 3. OG links⟧ und ⟦Mossgasse 4, EG⟧, 3. OG frei',
      'The 66 Drive In cinema is at ⟦12 Mossgate Drive⟧',
      'the 1989 Tiananmen Square protests near ⟦1989 Mossgate Square⟧',
      "VALUES (N'⟦11, Place Bellecour⟧', N'Lyon', 1), ⟦11, Place Bellecour, Lyon⟧",
    ],
  ],
  [
    phone,
    [
      'in base-9 the digits are "012345678", in base-10 "0123456789"; tel 0123456789',
      'Total 363 286 202 73 149 230 1303',
      'nginx 0/0/0/236/236 200 4586 and - 404 0 2 1405 248 354',
      'Ivan Mossgate (06.11.1811-07.06.1843)',
      'am 12.03.2024 ⟦030 12345678⟧',
      'score 0.804733217 and 0.98818934; vector [0.731 -0.122 1.404 0.218]; 0.4 Ω; call ⟦(0) 30 1234567⟧',
      '3/4/2024 ⟦(212) 555-0147⟧ and 3/4/24 ⟦(212) 555-0148⟧',
    ],
  ],
  [
    referenceNumber,
    [
      '<value id="ipv4Gateway" actions="x">, <order id="⟦a1b2c3d4⟧">',
      'output_file="stream_output2.mp3", file=⟦AB-2231-C⟧',
      'License: GPLv2 or later. License number: ⟦GP2231⟧',
      'the list nine, three, four, zero, two, six, eight, one',
      'my phone: ⟦zero, seven, seven, zero, nine, one, two⟧',
      'the number ⟦nine three four, zero two six eight one⟧',
      'shop.example/ASIN/0915765381/701-3377456-8181939, order ⟦701-3377456-8181939⟧',
      'References EN 301 549 and ISO/IEC 27001; reference: ⟦EN 48213⟧',
      'flight HAT039 and reservation ⟦HAT039⟧',
      'Item ID: 6805564527, **Product ID:** 9228757377, order ID: ⟦6805564527⟧',
    ],
  ],
  [nationalId, ['de arbeidsstructuur, CF ⟦rssmra80a01h501u⟧', 'Item ID 6805564527', 'ID number ⟦6805564527⟧']],
  [
    unnamedNumber,
    [
      'ISBN13: 9780138091712 [EBook #29566], order #⟦29566⟧, number 13: ⟦9780138091715⟧',
      '{"epochSecond": 1663977609,"nanoOfSecond": 484000000, "seen": ⟦4840117002⟧}, accounts: ⟦4840117002⟧',
      'Prescription refill: ⟦84401170⟧ and Lifetime: ⟦84401170⟧, but fill: 84401170 and mtime: 84401170',
      'port:\n  number: 8501\nnumber: ⟦8501⟧',
      '* scipy/scipy#14889, skope/skope-rules#19067; order of Anna #⟦19067⟧',
      'GET /core.css?1550939640 by ⟦1550939640⟧',
      'stroke="#476930" and the number is #⟦476930⟧',
      '[PSYoung: 20639112K->20482113K(24681114K)], but the badge is ⟦20639112K⟧',
      'two hex colors: -g 00FF00 -k FF1230;\n\nthe tag ⟦FF1230⟧ is blue',
      'UPDATED: 2026-03; CASE: ⟦202603⟧',
      'an album on Mossgate Records (NBX-7178); the parcel (⟦NBX-7178⟧); Patient Records (⟦NBX-7178⟧)',
      'the object SCP-6974 and ⟦NZP-697410⟧',
    ],
  ],
  [
    employer,
    [
      'a job as an engineer at ⟦Lindqvist⟧. Can you help',
      'an engineer for ⟦Lindqvist⟧. Drinks socially. Then ⟦Mossgate Ltd⟧ came',
      'błąd kompilacji projektu Qt. Co to oznacza? ⟦Qt Co⟧ wrote',
      'at work at 5am; an accountant familiar with US federal taxes',
      'FROM maven:3.6.3-jdk-11 AS builder\nHansen Bygg wrote to ⟦Hansen Bygg AS⟧ again',
      'Amend AB 1 and write to ⟦Amend AB⟧',
      '1. Co oznacza to słowo? ⟦1&1 AG⟧',
      'LEIA TODAS AS REGRAS SI NO SE PUEDE; ⟦MOSSGATE AS⟧ PAYS, ⟦HANSEN BYGG AS⟧ FOR WORK',
      'FAKTURA: ⟦MOSSGATE PARA AS⟧ MED ORGNR',
      'SOM TU, ALE NIE VŽDY SA Z TOHO TEŠÍM; ⟦TATRA SA⟧ PAYS',
      'RISPONDI ALLE DOMANDE. SE LEI SCRIVE, ⟦MOSSGATE SE⟧ PAYS',
      'employed by the U.S. government, employed by ⟦Mossgate⟧',
      'THERE IS NO SUCH THING AS TRAVEL MONEY; ⟦MOSSGATE AS⟧ PAYS',
      'PRZED "CO BY SA STALO POTOM", ⟦MOSSGATE SA⟧ pays',
      'CEO ⟦Mossgate AG⟧, © 2007 ⟦Mossgate Corporation⟧, what about ⟦Mossgate PLC⟧?',
      "What's ⟦Mossgate PLC⟧ up to",
      'Which index is Mossgate PLC in?\nMossgate PLC (LSE: MSG) is a British firm.',
      '⟦Halvorsen AB⟧ is a customer in Malmö. Write a reminder.',
      '⟦Halvorsen AB⟧ is a Swedish company and a customer in Malmö.',
      'Halvorsen AB is a Swedish company in Malmö.',
      "before purchasing shares in Mossgate Corp; track Mossgate Ltd.'s stock; my shares in ⟦Mossgate GmbH⟧",
      "⟦Mossgate Ltd⟧'s shareholders, ⟦Mossgate Corp⟧ has stock in the shop",
      '⟦MOSSGATE AG⟧ SCHULDET MIR GELD',
      '⟦MGB AG⟧ SCHULDET MIR GELD',
      '⟦MOSSGATE GROUP AG⟧ SCHULDET MIR GELD',
      '⟦Mossgate PLC⟧ is a firm that owes me money.',
    ],
  ],
];

it.each(cases.flatMap(([rule, texts]) => texts.map((text) => [rule.name, text, rule] as const)))(
  '%s: %s',
  (_, marked, rule) => {
    expect(mark(rule, plain(marked))).toBe(marked);
  },
);

it.each([
  ['born 14 March 1987', 1],
  ['Ann Lee (born 4 May 1990) is a tenant of ours.', 1],
  ['my brother Ben (born 4 May 1990) is a Belgian', 1],
  ['Anna Weber\n* 12.03.1950 in Linz', 1],
  ['Who is Ana Lima?\nAna Maria Lima (born 13 April 1951[1]) is a Brazilian singer.', 0],
  ['Ana Lima (/lima/ (listen); born March 28, 1986 in Faro), known as Lia, is an American singer.', 0],
  ['Ana Lima (* 12. März 1950 in Linz) ist eine österreichische Malerin.', 0],
  ['Ana Lima (née le 3 mai 1950 à Lyon) est une actrice française.', 0],
  ['Ana Lima (nacida el 3 de mayo de 1985) es una cantante mexicana.', 0],
  ['Ana Lima (geb. 12.03.1985) ist ein deutscher Fußballspieler.', 0],
  ['Ben Lima (born August 16, 1957) is an American film director.', 0],
  ['Ben Lima (born August 16, 1957) is a British author.', 0],
  ['Ben Lima (born August 16, 1957) is a former Prime Minister.', 0],
  ['Ann Lee (born 4 May 1990) is a Type 2 diabetic', 1],
  ['Ann Lee (born 4 May 1990) is a Syrian national who rents our flat', 1],
  ['Ann Lee (born 4 May 1990) is an HR manager', 1],
  ['Ann Lee (born 4 May 1990) is a British singer and a patient of mine', 1],
  ['Sophie Marchand (née le 3 mai 1985) est une patiente', 1],
  ['Lucía Ferrer (nacida el 3 de mayo de 1985) es una paciente', 2],
  ['Anna Weber (geb. 12.03.1985) ist die technische Leiterin', 1],
  ['Ann Lee, born 4 May 1915', 1],
  ['She was born on 14 March 1832.', 0],
  ['*Lena* * 03.08.2019, `Tom` * 09.11.2021', 2],
  ['Ana Lima (born 4 May 1990) is an Australian golfer. She is my cousin.', 1],
  ['**`0 10 * * 1`**, if today is 2024-06-01', 0],
  ['Anna Weber *12.03.1950\nBen Weber*1.4.1952', 2],
  ['**Anna Weber** (* Linz, 12.03.1950)', 1],
  ['Ana Lima (born 4 May 1990) is a New Zealand cricketer.', 0],
  ['Ana Lima (born 4 May 1990) is an American basketball fan.', 1],
  ['Anna Weber *`12.03.1950`', 1],
  ['Ana Lima (born 4 May 1990) is a cricketer in my team.', 1],
  ['News:\n* April 2023: a package was deleted', 0],
])('dates of birth in "%s": %i', (text, count) => {
  expect(births(text)).toBe(count);
});
