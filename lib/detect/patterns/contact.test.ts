import { expect, it } from 'vitest';
import { email } from './email.ts';
import { ipv4 } from './ipv4.ts';
import { ipv6 } from './ipv6.ts';
import { mac } from './mac.ts';
import { mark, plain } from './marked.test-support.ts';
import { path } from './path.ts';
import { phone } from './phone.ts';
import type { PatternRule } from './rule.ts';
import { url } from './url.ts';
import { username } from './username.ts';

const cases: readonly (readonly [PatternRule, readonly string[]])[] = [
  [
    phone,
    [
      'host WS-FIN-0231 (10.4.88.19) is down',
      'expire le 09/26. Téléphone: ⟦06.12.34.56.78⟧, puis 06.12.34',
      'Call ⟦+44 20 7946 0958⟧, please.',
      'Mobile ⟦+49 (0) 151 23456789⟧ or ⟦(415) 555-2671⟧.',
      'Tel. ⟦030 12345678⟧ (Berlin)',
      'Mon numéro : ⟦06 12 34 56 78⟧.',
      'My phone is ⟦555-867-5309⟧ ext. home',
      'reach me at ⟦415.555.2671 ext. 12⟧.',
      'Call ⟦+1\u2011415\u2011555\u20112671⟧ or ⟦+91 98765 43210⟧',
      'Telefon: ⟦٠٣٠\u00a0١٢٣٤٥٦٧٨⟧',
      'Phones: ⟦415-555-2671⟧ ⟦415-555-2672⟧',
      'WhatsApp ⟦0044 7911 123456⟧',
      '我的电话⟦13812345678⟧，谢谢。電話は⟦+91-9876508385⟧です。電話は⟦03-3812-4567⟧です。',
      '전화는 ⟦010-1234-5678⟧입니다. โทร⟦0812345678⟧ครับ',
      '销量120000件，订单20231845号',
      'Version 1.2.3.4 of 2023-05-14.',
      'ISBN 978-3-16-148410-0 costs 1 234 567 yen.',
      'IBAN DE89 3704 0044 0532 0130 00',
      'In 2019 we sold 120000 units in 1998 2001 and 2004.',
      'Order number 4155552671',
      'It runs from 2010-2015.',
    ],
  ],
  [
    email,
    [
      'it is ⟦anna dot berg at gmail dot com⟧ ok, look at that dot com bubble',
      'Write to ⟦ann.lee+work@mail.example.co.uk⟧.',
      'customer=17 email=⟦j.hartwig@fmhartwig.de⟧ ip=1, ?to=⟦ann@mail.org⟧&cc=⟦bob@mail.org⟧',
      '<⟦jörg@müller.de⟧>, or ⟦a_b%c@x-y.io⟧!',
      'Write to ⟦annika.lindqvist (at) example dot com⟧ or ⟦ann@mail dot org⟧ please.',
      'Contact ⟦annika AT example DOT com⟧, ⟦annika_AT_example_DOT_com⟧, ⟦annika <at> example <dot> com⟧ now',
      '⟦ana[arroba]example[punto]es⟧ / ⟦jörg (ät) firma (punkt) de⟧ / ⟦anna[@]example.com⟧ / ⟦ann @ gmail . com⟧',
      'Mail: ⟦annika.lindqvist at gmail.com⟧, my email is ⟦annika at firma dot de⟧',
      'look_at_this.value, start_at_end.com, if (x<at>y.dot), look at example.com, sold at Otto.de',
      'We met @ 5. In May it was AT HOME. The function (at) line 5.',
      'ann at home',
      'Mail ⟦ann (at) example (dot) org⟧ now',
      '我的邮箱⟦anna.berg@posteo.de⟧，请发到⟦anna@web.de⟧谢谢，メールは⟦anna@web.de⟧です。메일은 ⟦anna@web.de⟧입니다',
      '发到 ⟦李雷@例子.公司⟧ 吧',
      'a@b and user@localhost',
      'price @ 5.00 and foo@bar.',
      'npm i react@18.2.0',
    ],
  ],
  [
    url,
    [
      'See ⟦https://example.com/users/anna?id=7⟧.',
      '(⟦https://bob:pw@host.example/x⟧)',
      'On ⟦linkedin.com/in/anna-weber⟧ I wrote',
      'Docs: ⟦https://docs.python.org/3/⟧, fine',
      'node.js and e.g. this',
      'ssh ⟦jump01.corp.example.net⟧ and the host ⟦nas.local⟧, from ⟦db-02.internal⟧.',
      'java.internal, this.local and window.prod.x; use foo.local here',
    ],
  ],
  [
    ipv4,
    [
      'From ⟦10.0.0.1⟧.',
      'net ⟦192.168.4.0/22⟧, ok',
      'version 1.2.3.4',
      'v10.0.0.1',
      '1.2.3.4.5',
      '300.1.1.1',
      'section 1.2.3.4',
    ],
  ],
  [
    ipv6,
    [
      'at ⟦fe80::1ff:fe23:4567:890a%eth0⟧.',
      '⟦2001:0db8:85a3:0000:0000:8a2e:0370:7334⟧',
      'std::vector',
      '12:30:45',
      'a::b',
      '::1',
      'Mon 10:20',
    ],
  ],
  [mac, ['hw ⟦00-1b-44-11-3A-B7⟧,', 'cisco ⟦001b.4411.3ab7⟧', '00:1B:44:11:3A', '12:30:45', '00:1B-44:11:3A:B7']],
  [
    path,
    [
      'in ⟦/home/mjones/notes.txt⟧, see',
      '⟦C:\\Users\\Maria Lopez\\My Documents\\tax.xlsx⟧ is open',
      '⟦/Users/anna/Library⟧.',
      '/usr/local/bin and /home/user/x',
      'and/or, w/home/',
    ],
  ],
  [
    username,
    [
      'INFO user_⟦AnnikaLindqvist⟧ logged in, owner:⟦Karim_Benali⟧; user_ProfilePage, user-AgentString, client_FirstName',
      'user ⟦jsmith04⟧ reports, users say, account 4711',
      'User ⟦mthompson88⟧ logged in, User Guide 2024',
      'my username on Steam is ⟦xX_Sh4dow_Xx⟧',
      'mein TikTok heißt ⟦kurvenkalle88⟧, mi usuario de twitch es ⟦torito_gamer⟧',
      'Username: ⟦dark_knight99⟧.',
      'ping ⟦@anna_w⟧, ok',
      'my handle is ⟦zed.42⟧',
      'action=login user=⟦mstevens⟧ ip=10.0.0.1',
      "AuthService - User '⟦mreyes⟧' (id=48812) logged in",
      'password authentication failed for user "postgres"; for user \'svc-backup\' (none), column of user "profile" (text)',
      'Skype: ⟦live:.cid.1a2b3c4d5e6f⟧ or ⟦live:anna.weber_3⟧; we go live: anna speaks',
      'my skype is ⟦live:annaweber⟧, live:https://x.example/y',
      'Discord: ⟦marisol#4412⟧, issue #4412 and color#1234x',
      'author=null, owner=this, f(user=getUser())',
      '@media screen { } @Override',
      'which annotation in Kotlin, @SerialName or @JsonIgnore?',
      'post for ⟦@MarisolVega⟧ tomorrow',
      'username is required',
      "user ⟦mvdberg⟧ can't log in, user lengths differ, user settings",
      '⟦rohit.s⟧ 9:14 AM: see main.py at 9:15',
      'mail a@b.org',
    ],
  ],
];

it.each(cases.flatMap(([rule, texts]) => texts.map((text) => [rule.name, text, rule] as const)))(
  '%s: %s',
  (_, marked, rule) => {
    expect(mark(rule, plain(marked))).toBe(marked);
  },
);
