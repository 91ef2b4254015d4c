import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const beds = import.meta.dirname;

export default defineConfig({
  root: beds,
  logLevel: 'warn',
  build: {
    outDir: resolve(beds, '../.build'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 5000,
    rollupOptions: {
      input: ['assistant-ui', 'deep-chat', 'prosemirror', 'quill'].map((bed) => resolve(beds, bed, 'index.html')),
    },
  },
});
