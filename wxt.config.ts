import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin } from 'vite';
import { defineConfig, type ResolvedPublicFile } from 'wxt';
import { CHARACTER_MAP_FILES } from './lib/documents/pdf/character-maps.ts';
import { LANGUAGE_TAGS } from './lib/language/language-tags.ts';
import { germanParts as german } from './lib/language/texts/de/index.ts';
import { englishTexts } from './lib/language/texts/en/index.ts';
import { spanishParts as spanish } from './lib/language/texts/es/index.ts';
import { frenchParts as french } from './lib/language/texts/fr/index.ts';
import { chineseParts as chinese } from './lib/language/texts/zh-CN/index.ts';
import { HUB_HOSTS } from './lib/models/hub-address.ts';
import { MANIFEST_FILE, SHIPPED_MODELS } from './lib/models/manifest.ts';
import { runtimeFor } from './lib/models/runtime-files.ts';
import { HOST_PERMISSIONS } from './lib/sites/site-matches.ts';
import { builtData } from './scripts/built-data.ts';
import { builtRequirements } from './scripts/built-requirements.ts';
import { lazyConstants } from './scripts/lazy-constants.ts';
import { lazyPatterns } from './scripts/lazy-patterns.ts';
import { popupInFewFiles } from './scripts/popup-chunks.ts';
import { shippedPackages } from './scripts/third-party-licences.ts';

/**
 * Gives an unpacked Chrome installation the same id everywhere, which policies of organisations name. Only the public half exists: nothing is
 * signed with it. The store gives an id of its own and refuses the key, so the release takes it out of the store's package.
 */
const CHROME_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEApFrrtLflOi0+ippxtIKOHbMVcpPJ/dgcb3qdnaEaRDUyG8otVMocXrPepp2/kG4epQNhzrJe66slwwAGh8sDr7d17/UhOLRGFQNFDL+/PBZCb0D7UHEDyICG/T/hAp4/qf/SdK7ewaidRO25zkMmiaa+jnc3hIU3K0B/qzfHxOVB0tPRZSPUupHCkbLMpjuF0rmIwRV8m6cXrAcunnV5nK5zqRzdMg7SOwRfEgq26pC4AvS8eZomspBwQeuN/H9vhOOAocxdZdpkXMLkNlTThXHL3vN2e4Dy/JCrZqkG9epZv7RIlPrrW5RiPJEIr5bf0NoDVM1cfDl1IeQmnyVZ7QIDAQAB';

const MODELS = Object.keys(SHIPPED_MODELS).map((name) => join('models', name));
const RUNTIME = 'node_modules/onnxruntime-web/dist';
const ICON_SIZES = [16, 32, 48, 96, 128];

/** What the engine checks at load: the sizes and hashes of the files as they were when the extension was built. */
function modelManifest(folder: string, paths: readonly string[]): string {
  const files = paths.map((path) => {
    const content = readFileSync(join(folder, path));
    return { path, bytes: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') };
  });
  return JSON.stringify({ name: basename(folder), files });
}

/** The weights and their manifest, without the card. */
function modelFiles(folder: string): ResolvedPublicFile[] {
  const paths = (SHIPPED_MODELS[basename(folder)] ?? []).filter((path) => existsSync(join(folder, path)));
  return [
    ...paths.map((path) => ({ absoluteSrc: resolve(folder, path), relativeDest: join(folder, path) })),
    { contents: modelManifest(folder, paths), relativeDest: join(folder, MANIFEST_FILE) },
  ];
}

function runtimeFiles(browser: string): ResolvedPublicFile[] {
  const name = runtimeFor(browser);
  const files = [`${name}.mjs`, `${name}.wasm`];
  return files.map((name) => ({
    absoluteSrc: resolve(RUNTIME, name),
    relativeDest: join('onnxruntime', name),
  }));
}

/** The options reach the hub and test the person's own model server; one chat of ours asks that server. */
const PAGES_THAT_REACH_SERVERS = ['options', 'model-chat'];

/**
 * Only the pages listed above may reach a server. The manifest's policy allows it to all pages, so each of the others, the engine's document
 * among them, gets a stricter policy, by which the browser blocks its requests. A worker cannot get one: the workers of the models remove
 * their own access to the network before anything else runs there (lib/models/worker/own-files-only.ts).
 */
function ownFilesOnly(): Plugin {
  return {
    name: 'coatcheck:own-files-only',
    apply: 'build',
    transformIndexHtml: (_html, { path }) =>
      PAGES_THAT_REACH_SERVERS.some((page) => path.includes(page))
        ? []
        : [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: "connect-src 'self'" },
              injectTo: 'head-prepend',
            },
          ],
  };
}

/** What the browser itself shows of the extension, in its own form and from the same texts as all the rest. */
const MANIFEST_TEXTS = [
  'extensionName',
  'extensionDescription',
  'openPrivateComposer',
  'elsewhere',
  'sanitizeSelection',
  'restoreSelection',
  'copySanitized',
  'toolbarUnprotected',
] as const;
const inManifest = (key: (typeof MANIFEST_TEXTS)[number]) => `__MSG_${key}__`;

function locales(): ResolvedPublicFile[] {
  const texts = { en: englishTexts, de: german.texts, fr: french.texts, es: spanish.texts, 'zh-CN': chinese.texts };
  return LANGUAGE_TAGS.map((tag) => ({
    contents: JSON.stringify(Object.fromEntries(MANIFEST_TEXTS.map((key) => [key, { message: texts[tag][key] }]))),
    relativeDest: join('_locales', tag.replace('-', '_'), 'messages.json'),
  }));
}

function icons(): Record<string, string> {
  return Object.fromEntries(
    ICON_SIZES.map((size) => [String(size), `icon/${size}.png`] as const).filter(([, path]) =>
      existsSync(join('public', path)),
    ),
  );
}

/** The program of the OCR; its language data comes in a file that the person loads. */
const OCR_FILES: ResolvedPublicFile[] = [
  {
    absoluteSrc: resolve('node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm'),
    relativeDest: 'ocr/tesseract-core-simd-lstm.wasm',
  },
];

/** pdf.js needs these to read Chinese, Japanese and Korean documents whose fonts are not embedded. */
const CHARACTER_MAPS: ResolvedPublicFile[] = CHARACTER_MAP_FILES.map((path) => ({
  absoluteSrc: resolve('node_modules/pdfjs-dist', path),
  relativeDest: path,
}));

/** Documents that the options page links to. They are shipped as .txt files, because browsers do not render Markdown. */
const STATEMENTS: ResolvedPublicFile[] = [
  { absoluteSrc: resolve('docs/privacy.md'), relativeDest: 'privacy.txt' },
  { absoluteSrc: resolve('LICENSE'), relativeDest: 'licence.txt' },
];

/** The runtime is copied, and the styles begin with Tailwind's. */
const shipped = shippedPackages(['onnxruntime-web', 'tailwindcss']);

/**
 * Content security policy of the extension's own pages. Everything that is not listed is refused: objects, forms, media, other servers.
 * The models need WebAssembly and workers. The demo page acts as a chat site, so it needs inline styles for the panel and a frame for the
 * private composer. Any page may frame the private composer; it stays blank unless our content script opened it.
 */
const policy = (isBuild: boolean): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // The model hub, and the person's model server, whose address can be any; `ownFilesOnly` says which pages reach them.
    `connect-src 'self' https: http://localhost:* http://127.0.0.1:*${isBuild ? '' : ' ws://localhost:*'}`,
  ].join('; ');

export default defineConfig({
  modules: ['@wxt-dev/module-react'],
  manifest: ({ browser, command }) => ({
    default_locale: 'en',
    name: inManifest('extensionName'),
    description: inManifest('extensionDescription'),
    // "activeTab" tells the popup which site it was opened on; "scripting" runs Coatcheck on sites that the person adds, and
    // both let the commands of the context menu at the selection; "clipboardWrite" copies it sanitized.
    permissions: [
      'storage',
      'unlimitedStorage',
      'activeTab',
      'scripting',
      'contextMenus',
      'clipboardWrite',
      ...(browser === 'firefox' ? [] : ['offscreen']),
    ],
    // Content scripts already run there. The permission also reports when a page becomes a chat without a reload.
    host_permissions: [...HOST_PERMISSIONS],
    // Asked for one site at a time, by a click: any site that the person switches Coatcheck on for, and the hub.
    optional_host_permissions: [...HUB_HOSTS.map((host) => `${host}/*`), 'https://*/*', 'http://*/*'],
    icons: icons(),
    commands: {
      'open-private-composer': {
        suggested_key: { default: 'Alt+Shift+P' },
        description: inManifest('openPrivateComposer'),
      },
      'sanitize-selection': {
        suggested_key: { default: 'Alt+Shift+S' },
        description: inManifest('sanitizeSelection'),
      },
      'restore-selection': {
        suggested_key: { default: 'Alt+Shift+R' },
        description: inManifest('restoreSelection'),
      },
      'copy-sanitized': { description: inManifest('copySanitized') },
    },
    // Pages frame it through our content script only; without that it stays blank (lib/page/private).
    web_accessible_resources: [
      {
        resources: ['private.html'],
        matches: ['<all_urls>'],
        ...(browser === 'firefox' ? {} : { use_dynamic_url: true }),
      },
    ],
    content_security_policy: {
      // The development server needs a connection of its own; `ownFilesOnly` narrows what is shipped.
      extension_pages: policy(command === 'build'),
    },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              // An id that needs no domain; installations, policies and the vault depend on it, so it never changes.
              id: '{34f8a669-5aa8-430c-a819-3b759d110d01}',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
            // Declared from the version whose Android browser reads `data_collection_permissions`.
            gecko_android: { strict_min_version: '142.0' },
          },
        }
      : {
          key: CHROME_KEY,
          // `use_dynamic_url` of the private frame is the newest of what we need.
          minimum_chrome_version: '137',
          storage: { managed_schema: 'managed-schema.json' },
        }),
    // One engine and one vault serve normal and private windows; what is asked from a private window is never kept on disk.
    incognito: 'spanning',
  }),
  hooks: {
    'build:manifestGenerated': (_, manifest) => {
      // By default the button says that the page is not protected; `lib/page/site/toolbar-button.ts` changes it where Coatcheck runs.
      const default_icon = Object.fromEntries([16, 32, 48].map((size) => [String(size), `icon/off-${size}.png`]));
      manifest.action = { ...manifest.action, default_title: inManifest('toolbarUnprotected'), default_icon };
    },
    'build:publicAssets': ({ config }, files) => {
      files.push(
        ...MODELS.flatMap(modelFiles),
        ...runtimeFiles(config.browser),
        ...locales(),
        ...STATEMENTS,
        ...OCR_FILES,
        ...CHARACTER_MAPS,
      );
    },
    'build:done': ({ config }) => {
      writeFileSync(join(config.outDir, 'third-party-licences.txt'), shipped.text());
    },
  },
  vite: ({ mode }) => ({
    plugins: [
      tailwindcss(),
      ownFilesOnly(),
      builtData(),
      builtRequirements(),
      lazyConstants(),
      lazyPatterns(),
      popupInFewFiles(),
      shipped.plugin,
    ],
    worker: {
      format: 'es',
      plugins: () => [builtData(), builtRequirements(), lazyConstants(), lazyPatterns(), shipped.plugin],
    },
    resolve: {
      alias: {
        // transformers.js asks for ONNX Runtime's WebGPU build, which would come with its wasm once more, and costs seconds at the start.
        'onnxruntime-web/webgpu': 'onnxruntime-web/wasm',
        // Node runs the build for older programs; `lib/documents/pdf/newer-features.ts` adds what the smaller one needs in older browsers.
        'pdfjs-dist/legacy/build/pdf.mjs': 'pdfjs-dist/build/pdf.mjs',
        'pdfjs-dist/legacy/build/pdf.worker.mjs': 'pdfjs-dist/build/pdf.worker.mjs',
      },
      conditions: [
        'onnxruntime-web-use-extern-wasm',
        'module',
        'browser',
        mode === 'production' ? 'production' : 'development',
      ],
    },
  }),
});
