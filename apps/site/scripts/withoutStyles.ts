import type { Plugin } from 'vite';

/** Leaves stylesheets out of a build: pages get theirs from the build of the styles. */
export function withoutStyles(): Plugin {
  return {
    name: 'tern-without-styles',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
  };
}
