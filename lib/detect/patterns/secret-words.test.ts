import { expect, it } from 'vitest';
import { cryptoAddress } from './crypto.ts';
import { mark, plain } from './marked.test-support.ts';
import { password } from './password.ts';
import { plate } from './plate.ts';
import { referenceNumber } from './reference-number.ts';
import { secret } from './secret.ts';
import { unnamedNumber } from './unnamed-number.ts';

it.each([
  [password, '"securityAnswer": "⟦Rex⟧", "phone": 1'],
  [password, 'the pick-up code word is ⟦orangeboat⟧, ask for me'],
  [password, 'userPassword: ⟦{SSHA}x8Yt0cQvR5pXw2LkZs7bGf1nJdEuHa3o⟧'],
  [password, 'Wifi: Elmhouse5 / ⟦red-door-mat⟧.'],
  [password, 'wifi CLUB_GUEST ⟦greenkeeper⟧ for all'],
  [password, 'the code word is always secret'],
  [password, 'Wifi and / or cable'],
  [password, 'wifi is slow / unstable'],
  [secret, 'the seed was "⟦apple boat candle dune eagle forest grape hotel island jungle kite lemon⟧"'],
  [secret, 'the seed company says "sow in may"'],
  [cryptoAddress, 'wallet: ⟦bc1q5x9m4k1tz0w2r8vj5plc3nhd8eufy5sga0k7rt⟧'],
  [cryptoAddress, 'tx ⟦0x5e0b94ac39d59f07be1907c0a5d58f12e07b2c2304af07d7⟧ at 3am'],
  [cryptoAddress, 'colour 0x5e0b94ac and address to bc1'],
  [plate, 'My Norton (⟦KLM 402P⟧) goes to Will'],
  [plate, 'the van, ⟦H604 TRB⟧, is blue'],
  [plate, 'a van for THE 100M race'],
  [referenceNumber, 'tracking ⟦RR 552 718 604 PT⟧'],
  [referenceNumber, 'GHIC: ⟦UK 80826 41236 9349 5610⟧'],
  [referenceNumber, 'PC ⟦1453MD⟧ Keogh and DC ⟦2207⟧ Marsh'],
  [referenceNumber, 'a PC 2000 times slower'],
  [referenceNumber, 'ED25519 ⟦SHA256:k7Q4vT5mZx5wYc8LrB6fHn4uJpEo3sXaGd6iKq9tRyM⟧'],
  [referenceNumber, 'Customer: 23rd of May'],
  [unnamedNumber, '| Pixel 8 | ⟦357256288202097⟧ | ok |'],
  [unnamedNumber, 'mask = flags | 357256288'],
])('marks %#: %s', (rule, marked) => expect(mark(rule, plain(marked))).toBe(marked));
