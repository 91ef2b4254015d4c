import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'wxt';

export default defineConfig({
  modules: ['@wxt-dev/module-react'],
  manifest: ({ browser }) => ({
    name: 'Coatcheck',
    description: 'Check your names at the door of a chat, get them back with the reply.',
    permissions: browser === 'firefox' ? ['storage', 'unlimitedStorage'] : ['storage', 'unlimitedStorage', 'offscreen'],
    content_security_policy: {
      extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'",
    },
  }),
  vite: ({ mode }) => ({
    plugins: [tailwindcss()],
    resolve: {
      alias: { 'onnxruntime-web/webgpu': 'onnxruntime-web/wasm' },
      conditions: [
        'onnxruntime-web-use-extern-wasm',
        'module',
        'browser',
        mode === 'production' ? 'production' : 'development',
      ],
    },
  }),
});
