import type { Plugin } from 'vite';

const list = /(m\.f=\[)([^\]]*)(\])/;

/** Takes the stylesheets out of a chunk's preload list; the places keep their numbers. */
export function dropStyles(code: string, self: string): string {
  return code.replace(list, (_all, open: string, entries: string, close: string) =>
    [open, entries.replace(/(["'`])[^"'`]*\.css\1/g, JSON.stringify(self)), close].join(''),
  );
}

/**
 * A lazily imported module does not fetch its stylesheets: those of the page are in its HTML, in the form it is
 * shown in, and `pageStyles` fetches those of the next one.
 */
export function withoutStylePreload(): Plugin {
  return {
    name: 'tern-without-style-preload',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = dropStyles(chunk.code, chunk.fileName);
        }
      },
    },
  };
}
