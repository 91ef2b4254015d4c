// Writes the JSON Schema of a file of sites. `lib/sites/site-file-schema.test.ts` holds the written one to the code.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { siteFileSchema } from '../lib/sites/site-file-schema.ts';
import { SITES } from '../lib/sites/sites.ts';

const PATH = 'docs/site-file.schema.json';
writeFileSync(PATH, `${JSON.stringify(siteFileSchema(SITES), null, 2)}\n`);
execFileSync('npx', ['biome', 'format', '--write', PATH], { stdio: 'inherit' });
process.stdout.write(`${PATH}\n`);
