import type { Plugin } from 'vite';

const warnings = 'var ENABLE_DEV_WARNINGS = true;';
const loadedData = 'let dataRouterState = dataRouterOpts?.state;';
const names = /^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm;
const creation = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * The router as its production build has it, without the parts nobody imports. The package serves its development
 * build to every bundler, and a name set on a component, or a call that makes one, keeps it in the bundle. The
 * declarative router loads no data: it never shows the error screens of routes that do.
 */
export function shakeRouter(code: string): string {
  if (!code.includes(warnings)) throw new Error('react-router has no development warnings to turn off.');
  if (!code.includes(loadedData))
    throw new Error('react-router reads the data of its routes in another way.');
  return code
    .replace(warnings, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(loadedData, 'const dataRouterState = undefined;')
    .replace(names, '')
    .replace(creation, '= /*#__PURE__*/ $1');
}

/** Puts `shakeRouter` to work on the file that holds the router. */
export function productionRouter(): Plugin {
  let found = false;
  return {
    name: 'tern-production-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\/development\/chunk-/.test(id) || !code.includes('function BrowserRouter('))
        return;
      found = true;
      return { code: shakeRouter(code), map: null };
    },
    generateBundle() {
      if (!found) this.error('react-router is not where productionRouter looks for it.');
    },
  };
}
