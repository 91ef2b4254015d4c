// The JSON Schema of a file of sites, for the text editor of the person who writes the file. `site-file.ts` makes the final check: a schema cannot
// tell whether a selector or a pattern is valid, whether a host belongs to another site, or whether two sites have the same id.
import { PAGE_PARTS, type SiteAdapter } from './site-adapter.ts';
import {
  HOST_NAME_PATTERN,
  MAX_HOSTS,
  MAX_SELECTORS,
  MAX_SITES,
  MAX_TEXT_LENGTH,
  PATTERN_FIELDS,
  SITE_FILE_FORMAT,
  SITE_FILE_VERSION,
  SITE_ID_PATTERN,
} from './site-file.ts';

/** The keywords that this schema uses. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly const?: string | number;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly not?: JsonSchema;
  readonly if?: JsonSchema;
  readonly else?: JsonSchema;
}

const textSchema: JsonSchema = { type: 'string', pattern: '\\S', maxLength: MAX_TEXT_LENGTH };

const listSchema = (items: JsonSchema, maxItems: number): JsonSchema => ({
  type: 'array',
  minItems: 1,
  maxItems,
  items,
});

const objectOf = (properties: Readonly<Record<string, JsonSchema>>, ...required: readonly string[]): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...(required.length > 0 ? { required } : {}),
});

const PATTERN_DESCRIPTIONS: Record<(typeof PATTERN_FIELDS)[number], string> = {
  conversationPath: 'A regular expression for path and query. Its first group is the whole id of the conversation.',
  placeholderPath:
    'What a new chat is called until the site has an id for it. Its first group tells two new chats apart.',
  temporaryAddress: 'A chat that the site itself does not keep, matched against path, query and fragment.',
  draftPath: 'The path of a request that saves what is being typed.',
};

const selectorsSchema: JsonSchema = {
  ...objectOf(Object.fromEntries(PAGE_PARTS.map((part) => [part, listSchema(textSchema, MAX_SELECTORS)]))),
  description: 'CSS selectors by part. They are tried before the shipped ones and take none away.',
};

const siteSchema = (knownIds: readonly string[]): JsonSchema => ({
  ...objectOf(
    {
      id: { ...textSchema, pattern: SITE_ID_PATTERN.source, not: { const: 'generic' } },
      name: textSchema,
      hosts: {
        ...listSchema({ ...textSchema, pattern: HOST_NAME_PATTERN.source }, MAX_HOSTS),
        description: 'Host names without port. Those of a known site are fixed.',
      },
      pasteBecomesFile: {
        type: 'integer',
        minimum: 1,
        description: 'A pasted text of so many characters becomes a file. It can only be lowered.',
      },
      hidesSendWhenEmpty: { type: 'boolean' },
      selectors: selectorsSchema,
      ...Object.fromEntries(
        PATTERN_FIELDS.map((field) => [field, { ...textSchema, description: PATTERN_DESCRIPTIONS[field] }]),
      ),
    },
    'id',
  ),
  // `name` and `hosts` are required for a site that Coatcheck does not know.
  if: { type: 'object', properties: { id: { type: 'string', enum: knownIds } } },
  else: { required: ['name', 'hosts'] },
});

export const siteFileSchema = (shipped: readonly SiteAdapter[]): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A file of sites for Coatcheck',
  ...objectOf(
    {
      format: { const: SITE_FILE_FORMAT },
      version: { const: SITE_FILE_VERSION },
      revision: { ...textSchema, description: 'Tells two files apart; for people.' },
      sites: listSchema(siteSchema(shipped.map(({ id }) => id)), MAX_SITES),
    },
    'format',
    'version',
    'revision',
    'sites',
  ),
});
