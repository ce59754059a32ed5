import type { Plugin } from 'vite';

const warnings = 'var ENABLE_DEV_WARNINGS = true;';
const displayName = /^\w+\.displayName = "\w+";$/gm;
const creation = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * The router as its production build has it, without the parts nobody imports. The package serves its development
 * build to every bundler, and a name set on a component, or a call that makes one, keeps it in the bundle.
 */
export function shakeRouter(code: string): string {
  if (!code.includes(warnings)) throw new Error('react-router has no development warnings to turn off.');
  return code
    .replace(warnings, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(displayName, '')
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
