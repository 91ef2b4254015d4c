// A page is shown when its last file has come, and a bundler that shares all it can gives the popup seventeen. What the popup loads
// is put into three: what the background loads as well, which has no document; what the engine does; and what only pages do. Neither
// of the two may wake up with React.
import type { Plugin } from 'vite';

interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleLinks | null;
}

const PAGES = /\/entrypoints\/[a-z]+\/(index\.html|main\.tsx?)$/;
const STYLE = /\.css(\?|$)/;
const POPUP = /\/entrypoints\/popup\/index\.html$/;
const BACKGROUND = /\/entrypoints\/background\.ts$/;
const ENGINE = /\/entrypoints\/offscreen\/index\.html$/;

/** All that is loaded with these modules; what they import when it is asked for, only with `later`. */
export function modulesLoadedWith(graph: Graph, from: readonly string[], later: boolean): Set<string> {
  const seen = new Set<string>();
  const next = [...from];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const links = graph.getModuleInfo(id);
    next.push(...(links?.importedIds ?? []), ...(later ? (links?.dynamicallyImportedIds ?? []) : []));
  }
  return seen;
}

export function popupInFewFiles(): Plugin {
  let popup: ReadonlySet<string> = new Set();
  let background: ReadonlySet<string> = new Set();
  let engine: ReadonlySet<string> = new Set();
  // A page's own first file draws it, which no other page may run; its style is its own too.
  const isOfPopup = (id: string) => popup.has(id) && !PAGES.test(id) && !STYLE.test(id);
  return {
    name: 'coatcheck:popup-in-few-files',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const begun = (where: RegExp) => ids.filter((id) => where.test(id));
      popup = modulesLoadedWith(this, begun(POPUP), false);
      background = modulesLoadedWith(this, begun(BACKGROUND), true);
      engine = modulesLoadedWith(this, begun(ENGINE), true);
    },
    outputOptions(options) {
      // A content script is one file.
      if (options.format !== 'es') return options;
      const groups = [
        { name: 'common', priority: 3, test: (id: string) => isOfPopup(id) && background.has(id) },
        { name: 'common-document', priority: 2, test: (id: string) => isOfPopup(id) && engine.has(id) },
        { name: 'page', priority: 1, test: isOfPopup },
      ];
      return { ...options, codeSplitting: { groups } };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || ![BACKGROUND, ENGINE].some((own) => own.test(file.facadeModuleId ?? ''))) continue;
        if (file.imports.some((name) => /\/page-[^/]*$/.test(name))) this.error(`${file.fileName} would load React.`);
      }
    },
  };
}
