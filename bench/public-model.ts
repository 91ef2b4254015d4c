// A public model from the hub, judged alone: what it finds is replaced. Its findings end where words and names do, as in the product, but there
// are none of our patterns, words and roles.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Detector } from '../lib/detect/annotation.ts';
import { WEIGHT_FILES } from '../lib/models/hub.ts';
import { nerDetector } from '../lib/models/ner-detector.ts';
import { loadPublicNodeModel } from '../lib/models/node-model.ts';

export interface PublicModel {
  readonly name: string;
  readonly detector: Detector;
}

/** @param dir the folder of the model's files, as its hub lists them */
export async function publicModel(dir: string): Promise<PublicModel> {
  const folder = resolve(dir);
  const found = WEIGHT_FILES.find(([, path]) => existsSync(join(folder, path)));
  if (!found) throw new Error(`${dir} holds none of ${WEIGHT_FILES.map(([, path]) => path).join(', ')}.`);
  return { name: basename(folder), detector: nerDetector(await loadPublicNodeModel(folder, found[0])) };
}
