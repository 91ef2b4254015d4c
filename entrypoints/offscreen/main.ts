// The engine in Chrome: an offscreen document, which may run WebAssembly and outlives the service worker.
import { extensionEngine } from '../../lib/engine/extension-engine.ts';
import { serveEngineOffscreen } from '../../lib/engine/platform.ts';

serveEngineOffscreen(extensionEngine());
