// All experiments, in the order in which they run.

import { CAPE } from './cape/cape.ts';
import type { Experiment } from './experiment.ts';
import { KEPT_FACTS } from './kept-facts/kept-facts.ts';
import { PREEMPT } from './preempt/preempt.ts';
import { RAP_LI } from './rap-li/rap-li.ts';
import { SYNTHPAI } from './synthpai/synthpai.ts';

export const EXPERIMENTS: readonly Experiment[] = [PREEMPT, CAPE, RAP_LI, SYNTHPAI, KEPT_FACTS];
