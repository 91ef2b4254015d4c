import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Every folder with a script in it is a bed. */
const beds = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => resolve(import.meta.dirname, name));

/** Chat front ends that draw all of their page themselves. */
const FRONT_ENDS = new Set([
  'chat-area',
  'chatscope',
  'chatui',
  'minchat',
  'nlux',
  'quikchat',
  'react-chatbot-kit',
  'react-chatbotify',
  'vaadin',
]);

const template = (file: string) => readFileSync(resolve(import.meta.dirname, file), 'utf8');

/** A bed without a page of its own is such a front end, or a script around one editor, in the page that these share. */
function sharedPage(): Plugin {
  const [frontEnd, editor] = [template('front-end.html'), template('editor.html')];
  const shared = new Map(
    beds
      .filter((bed) => !existsSync(resolve(bed, 'index.html')))
      .map((bed) => {
        const script = ['main.ts', 'main.tsx'].find((name) => existsSync(resolve(bed, name))) ?? '';
        const shell = FRONT_ENDS.has(basename(bed)) ? frontEnd : editor;
        const page = shell.replace('%TITLE%', basename(bed)).replace('%SCRIPT%', `./${script}`);
        return [resolve(bed, 'index.html'), page];
      }),
  );
  return {
    name: 'shared-page',
    enforce: 'pre',
    resolveId: (id) => (shared.has(id) ? id : undefined),
    load: (id) => shared.get(id),
  };
}

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [sharedPage()],
  // Some packages offer browsers a script without exports.
  resolve: { mainFields: ['module', 'browser', 'main'] },
  build: {
    outDir: resolve(import.meta.dirname, '../.build'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 5000,
    rollupOptions: {
      // `use client` is for servers, which there is none of here.
      onLog: (level, log, next) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || next(level, log)),
      input: beds.map((bed) => resolve(bed, 'index.html')),
    },
  },
});
