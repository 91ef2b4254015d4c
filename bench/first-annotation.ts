// One fresh process of bench:engine: prints the milliseconds from its start to its first annotation.
import { performance } from 'node:perf_hooks';
import { createCommandLinePipeline } from '../cli/pipeline.ts';
import { createDetectors } from '../lib/engine/detectors.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import { limitToOneThread } from './one-thread.ts';

limitToOneThread();
const detectors = await createDetectors({ model: process.argv[2] === 'model' });
await createCommandLinePipeline({ detectors, policy: policyFor('balanced'), key: new Uint8Array(32) }).annotate(
  'Anna Schmidt lives in Berlin.',
);
process.stdout.write(String(performance.now()));
