// Hides marked facts as the balanced profile does.

import type { Fact } from '../../conversation/original.ts';
import type { VaultEntry } from '../../conversation/vault-entry.ts';
import type { HidingMethod } from '../../detect/annotation.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { withEchoes } from '../echo-entries.ts';
import { annotated, type Mark, SECRET } from '../marked-text.test-support.ts';
import { planPrompt } from '../plan.ts';
import { policyFor } from '../policy/policy.ts';
import { sanitize } from '../sanitize.ts';

const random = seededRandom('generalise');

interface Given {
  readonly hideAs?: HidingMethod;
  readonly known?: readonly Fact[];
  readonly entries?: readonly VaultEntry[];
}

export function sanitizeHiding(text: string, marks: readonly Mark[], { hideAs, known = [], entries = [] }: Given = {}) {
  const found = annotated(text, marks).map((one) => (hideAs === undefined ? one : { ...one, hideAs }));
  const conversation = { secret: SECRET, entries, known };
  return withEchoes(sanitize(text, planPrompt(found, policyFor('balanced'), text), conversation, random), conversation);
}
