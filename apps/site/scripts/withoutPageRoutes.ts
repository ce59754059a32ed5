import type { Plugin } from 'vite';

const empty = '\0tern:no-page-routes';

/**
 * Leaves the static pages out of the browser's manifest: the router never shows them, and their addresses and
 * parameter values would be carried to every visitor. The server's build has them all.
 */
export function withoutPageRoutes(): Plugin {
  return {
    name: 'tern:without-page-routes',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      return source === './pageRoutes.ts' && importer?.endsWith('/routes/manifest.ts') ? empty : undefined;
    },
    load: (id) => (id === empty ? 'export const pageRoutes = [];' : undefined),
  };
}
