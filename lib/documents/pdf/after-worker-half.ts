// Takes away the window that was pretended while pdf.js was loaded.
const scope = globalThis as { window?: { readonly isPretended?: boolean } };

if (scope.window?.isPretended) delete scope.window;
