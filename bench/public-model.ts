// A public model from the hub, judged alone: what it finds is replaced. Its findings end where words and names do, as in the product, but there
// are none of our patterns, words and roles.
import { basename, resolve } from 'node:path';
import type { Detector } from '../lib/detect/annotation.ts';
import { nerDetector } from '../lib/models/ner-detector.ts';
import { loadPublicNodeModel } from '../lib/models/node-model.ts';

interface PublicModel {
  readonly name: string;
  readonly detector: Detector;
}

/** @param dir the folder of the model's files, as its hub lists them */
export async function publicModel(dir: string): Promise<PublicModel> {
  const folder = resolve(dir);
  return { name: basename(folder), detector: nerDetector(await loadPublicNodeModel(folder)) };
}
