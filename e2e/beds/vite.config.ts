import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const beds = import.meta.dirname;

export default defineConfig({
  root: beds,
  logLevel: 'warn',
  // Some packages offer browsers a script without exports.
  resolve: { mainFields: ['module', 'browser', 'main'] },
  build: {
    outDir: resolve(beds, '../.build'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 5000,
    rollupOptions: {
      // `use client` is for servers, which there is none of here.
      onLog: (level, log, next) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || next(level, log)),
      // Every folder with a page in it is a bed.
      input: readdirSync(beds)
        .map((bed) => resolve(beds, bed, 'index.html'))
        .filter((page) => existsSync(page)),
    },
  },
});
