import { expect, it } from 'vitest';
import { url } from './url.ts';

const kindsIn = (text: string) => url.find(text).map(({ kind }) => kind);

it.each([
  'https://github.com/anna-weber',
  'our repo https://github.com/lindqvist/billing-engine',
  "unable to access 'https://github.com/mossgate/ledger.git/': The requested URL returned error: 403",
  'https://github.com/mossgate/internal-tools/issues',
  'https://drive.google.com/file/d/1Qw7Zx81kQp03LmNv7aa/view',
  'https://meet.google.com/abc-defg-hij',
  'https://calendly.com/lindqvist/30min',
  'https://www.flickr.com/photos/lindqvist/6094960',
  'https://portal.klinik.example/befund/83746251',
  'https://shop.example/orders/8812',
  'https://shop.example/reset?token=8f3a9c',
  'https://shop.example/#access_token=8f3a9c',
  'https://shop.example/offer?email=anna@web.example',
  'https://files.example/out/8f3a9c77d1e24b0f91aa',
  'http://localhost:4000/api/users/lindqvist77',
  'http://wiki.example/~lindqvist/notes',
  'https://nas.local/photos',
  'https://lindqvist-bau.atlassian.net/browse/PAY-881',
  'https://jira.lindqvist-bau.de/browse/KEY-12',
  'https://intranet.mossgate.com/hr/handbook',
  'https://www.gofundme.com/f/help-lindqvist-walk-again',
  'https://chatgpt.com/share/67a1b2c3-1111-2222-3333-abcdefabcdef',
  'https://cloud.example/share/Zk4Qw81x',
])('hides a private address: %s', (text) => {
  expect(kindsIn(text)).toEqual(['url-user']);
});

it.each([
  'https://github.com/mossgate/ledger',
  'https://github.com/trending',
  'https://gitlab.com/mossgate/ledger',
  'https://gitlab.gnome.org/GNOME/gtk',
  'https://support.atlassian.com/jira-cloud',
  'https://api.slack.com/methods',
  'https://github.com/mossgate/ledger/blob/master/docs/a_long_page_name.md#usage',
  'git+https://src.mossgate.example/rpms/ed.git#c847a50297a216229050bf4db3d06a139104e7cf',
  'https://en.wikipedia.org/wiki/List_of_rivers_of_the_Baltic_states',
  'https://www.youtube.com/watch?v=aB3dE6gH9jK',
  'https://www.youtube.com/watch?v=VIDEO_ID',
  'https://www.google.com/search?q=your+search+query',
  'https://news.example/entry/how-to-keep-bees-in-town_n_5bd8ebce4b018d8e93f37c21?utm_source=feed',
  'https://school.example/structural-approach-to-teaching-8716712.html',
  'https://discuss.example/t/105709',
  'https://store.example/product/123123/123144/',
  'https://api.example.com/users',
  'https://api.example.com/users/:id/posts',
  'https://api.example.com/list?page=2&sort=asc&lang=de',
  'https://cdn.example/app.js?v=1663977609',
  'https://lists.example.org/archive/parser-dev@mossgate.org/msg.html',
  'http://localhost:3000/api/v1/rest/530e42ccd6f45fd16d0d0717',
])('keeps a public page: %s', (text) => {
  expect(kindsIn(text)).toEqual(['url']);
});
