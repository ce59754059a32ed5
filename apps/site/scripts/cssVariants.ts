import type { Plugin } from 'vite';

const mobileCondition = /\(max-width:\s*749\.98px\)|\(width\s*<=\s*749\.98px\)/g;
const narrowCondition =
  /\(min-width:\s*750px\)\s*and\s*\(max-width:\s*1199\.98px\)|\(width\s*>=\s*750px\)\s*and\s*\(width\s*<=\s*1199\.98px\)|\(750px\s*<=\s*width\s*<=\s*1199\.98px\)/g;
const belowWideCondition = /\(max-width:\s*1199\.98px\)|\(width\s*<=\s*1199\.98px\)/g;

/** The stylesheet of the `/m` variant: the breakpoints resolved, so that a phone held sideways still has it. */
export function resolveMobileVariant(css: string): string {
  return css
    .replace(narrowCondition, 'not all')
    .replace(mobileCondition, 'all')
    .replace(belowWideCondition, 'all');
}

/** Writes `x.m.css` beside every `x.css` of the client build. */
export function cssVariants(): Plugin {
  return {
    name: 'tern-css-variants',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        this.emitFile({
          type: 'asset',
          fileName: asset.fileName.replace(/\.css$/, '.m.css'),
          source: resolveMobileVariant(String(asset.source)),
        });
      }
    },
  };
}
