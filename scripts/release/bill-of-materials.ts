// What the packages are made of, as CycloneDX 1.6: the runtime dependencies of package-lock.json with their hashes, and the shipped models.
// `@cyclonedx/cyclonedx-npm` makes the same list, with 20 packages of its own.
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  /** Set for a folder of this repository that takes the place of a package. */
  readonly link?: boolean;
}

export interface ShippedModel {
  readonly name: string;
  readonly licence: string;
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

const IN_MODULES = 'node_modules/';

/** `sha512-…` in base64, as npm writes it, to the hexadecimal of CycloneDX. */
function hashes(integrity: string | undefined): object {
  const [, content] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  return content ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] } : {};
}

const isExpression = (licence: string) => / (?:OR|AND|WITH) /.test(licence);

function licences(licence: string | undefined): object {
  if (!licence) return {};
  return { licenses: [isExpression(licence) ? { expression: licence } : { license: { id: licence } }] };
}

function component(path: string, locked: LockedPackage): object {
  const name = path.slice(path.lastIndexOf(IN_MODULES) + IN_MODULES.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${locked.version}`;
  return {
    type: 'library',
    'bom-ref': `${purl}#${path}`,
    name,
    version: locked.version,
    purl,
    ...licences(locked.license),
    ...hashes(locked.integrity),
  };
}

const modelComponent = ({ name, licence, files }: ShippedModel): object => ({
  type: 'machine-learning-model',
  'bom-ref': `model:${name}`,
  name,
  licenses: [{ license: { id: licence } }],
  components: files.map(({ path, sha256 }) => ({
    type: 'file',
    name: path,
    hashes: [{ alg: 'SHA-256', content: sha256 }],
  })),
});

export function billOfMaterials(
  { name, version }: { readonly name: string; readonly version: string },
  packages: Readonly<Record<string, LockedPackage>>,
  models: readonly ShippedModel[],
): object {
  const shipped = Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path.includes(IN_MODULES) && !dev && !devOptional && !link)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'coatcheck',
        name,
        version,
        licenses: [{ license: { id: 'Apache-2.0' } }],
      },
    },
    components: [...shipped.map(([path, locked]) => component(path, locked)), ...models.map(modelComponent)],
  };
}
