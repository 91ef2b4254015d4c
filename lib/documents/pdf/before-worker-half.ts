// In a worker without a window, pdf.js would answer the messages of the page that started the worker, so a window is pretended.
const scope = globalThis as { window?: unknown };

if ('onmessage' in scope && !('window' in scope)) scope.window = { isPretended: true };
