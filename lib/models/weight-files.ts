// The names of the files that hold a network's weights, and the folders in which a hub may keep them.

/** The number format of the weights, as transformers.js names it. */
export type WeightFormat = 'q8' | 'int8' | 'uint8' | 'q4' | 'fp32' | 'q4f16' | 'fp16';

/**
 * Weight files, sorted by their ratio of accuracy to size, the best first. 8-bit weights come first on every device, because they are
 * unpacked for a graphics card; those of 16-bit floats last, because the processor computes them with 32 bits.
 */
const WEIGHT_FILES: readonly (readonly [WeightFormat, string])[] = [
  ['q8', 'model_quantized.onnx'],
  ['int8', 'model_int8.onnx'],
  ['uint8', 'model_uint8.onnx'],
  ['q4', 'model_q4.onnx'],
  ['fp32', 'model.onnx'],
  ['q4f16', 'model_q4f16.onnx'],
  ['fp16', 'model_fp16.onnx'],
];
/** transformers.js exports into `onnx/`; other tools write the network beside config.json. */
const WEIGHT_FOLDERS = ['onnx/', ''];

/** The file that is named to the person if a model has none of them. */
export const USUAL_WEIGHT_FILE = 'onnx/model_quantized.onnx';

interface WeightFile {
  readonly format: WeightFormat;
  /** The path relative to the model's folder. */
  readonly path: string;
}

/** The best weight file of a model; undefined if it has no weight file. */
export function bestWeightFile(exists: (path: string) => boolean): WeightFile | undefined {
  return WEIGHT_FILES.flatMap(([format, name]) =>
    WEIGHT_FOLDERS.map((folder) => ({ format, path: `${folder}${name}` })),
  ).find(({ path }) => exists(path));
}

/** Whether a file holds a network's graph. */
export const isGraphFile = (path: string): boolean => path.endsWith('.onnx');
/** Whether a file holds a network's graph or a part of its weights. */
export const isWeightFile = (path: string): boolean => /\.onnx(?:_data(?:_\d+)?)?$/.test(path);

/** The paths of a weight file and of the files with its external data, which are named as transformers.js expects. */
export function withExternalData(exists: (path: string) => boolean, path: string): string[] {
  const names = [path, `${path}_data`];
  for (let part = 1; exists(`${path}_data_${part}`); part += 1) names.push(`${path}_data_${part}`);
  return names.filter(exists);
}

/** The folder in which a model's network lies, without a slash at its end; empty if it lies beside config.json. */
export function weightFolder(paths: Iterable<string>): string {
  for (const path of paths) if (isGraphFile(path)) return path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return 'onnx';
}
