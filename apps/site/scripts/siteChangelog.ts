import { resolve } from 'node:path';
import { readChangelog } from '@tern/articles/letters';
import type { Plugin } from 'vite';

const id = 'virtual:site-changelog';
const folder = resolve(import.meta.dirname, '../content/changelog');
/** Where the pictures of entries are served. Their names carry their content. */
const pictureFolder = 'assets';

/**
 * `virtual:site-changelog`: the entries of `content/changelog`, newest first, with the addresses of their pictures. The
 * page is static, so only the server has it. An entry that has a fault fails the build.
 */
export function siteChangelog({ pictures = false }: { pictures?: boolean } = {}): Plugin {
  let dev = false;
  const read = () => {
    const changelog = readChangelog(folder);
    if (changelog.problems.length) throw new Error(`content/changelog:\n${changelog.problems.join('\n')}`);
    return changelog;
  };
  return {
    name: 'site:changelog',
    configResolved({ command }) {
      dev = command === 'serve';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const { entries, pictures: files } = read();
      // While the site is developed nothing writes the pictures: they stand in the page.
      const inline = new Map(
        files.map(({ name, bytes }) => [name, `data:image/svg+xml;base64,${bytes.toString('base64')}`]),
      );
      const placed = entries.map(({ picture, ...entry }) => ({
        ...entry,
        picture: picture && {
          src: dev ? (inline.get(picture.name) ?? '') : `/${pictureFolder}/${picture.name}`,
          width: picture.width,
          height: picture.height,
        },
      }));
      return `export const changelog = ${JSON.stringify(placed)};`;
    },
    generateBundle() {
      if (!pictures) return;
      for (const { name, bytes } of read().pictures)
        this.emitFile({ type: 'asset', fileName: `${pictureFolder}/${name}`, source: bytes });
    },
  };
}
