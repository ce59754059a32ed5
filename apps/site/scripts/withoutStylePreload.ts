import type { Plugin } from 'vite';

const list = /^const __vite__mapDeps=.*m\.f=\[([^\]]*)\].*\n/m;
const entry = /(["'`])[^"'`]*\1/g;

/** Takes out a chunk's preload list and what refers to it. Scripts are left out of it already (`modulePreload`). */
export function dropStyles(code: string): string {
  const entries = list.exec(code)?.[1]?.match(entry) ?? [];
  if (!entries.every((file) => file.slice(1, -1).endsWith('.css')))
    throw new Error(`A list to preload names more than stylesheets: ${entries.join(', ')}`);
  return code.replace(list, '').replace(/__vite__mapDeps\(\[[^\]]*\]\)/g, '[]');
}

/** What imports lazily, without the loading of lists: a failure is told to the page (`reloadOnChunkError`). */
const helper = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/**
 * A lazily imported module does not fetch its stylesheets: those of the page are in its HTML, in the form it is
 * shown in, and `pageStyles` fetches those of the next one.
 */
export function withoutStylePreload(): Plugin {
  return {
    name: 'tern-without-style-preload',
    apply: 'build',
    enforce: 'post',
    transform(_code, id) {
      return id.endsWith('vite/preload-helper.js') ? { code: helper, map: null } : null;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = dropStyles(chunk.code);
        }
      },
    },
  };
}
