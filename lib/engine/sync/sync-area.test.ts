import { expect, it } from 'vitest';
import { syncFailureOf } from './sync-area.ts';

it.each([
  ['This request exceeds the MAX_WRITE_OPERATIONS_PER_MINUTE quota.', 'too-often'],
  ['This request exceeds the MAX_WRITE_OPERATIONS_PER_HOUR quota.', 'too-often'],
  ['Resource::kQuotaBytes quota exceeded', 'full'],
  ['QUOTA_BYTES_PER_ITEM quota exceeded', 'full'],
  ['QuotaExceededError: storage.sync API call exceeded its quota limitations.', 'full'],
  ['IO error: .../LOCK: File currently in use', 'unavailable'],
])('reads “%s” as %s', (message, failure) => {
  expect(syncFailureOf(new Error(message))).toBe(failure);
});
