import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StatedError } from '@tern/observe/StatedError';
import type { Renderer } from '@tern/site/renderer';
import { createRenderer, type PageRenderer, type SiteBuild } from '../engine/createRenderer.ts';
import type { Manifest } from '../engine/manifest.ts';

/** The renderer of the site's build in a folder. Throws when there is none. */
export async function loadRenderer(siteDist: string, publish: SiteBuild['publish']): Promise<PageRenderer> {
  if (!existsSync(join(siteDist, 'client/.vite/styles.json')))
    throw new StatedError(`There is no site build in ${siteDist}. Run "pnpm build" first.`);
  const read = (file: string) => readFileSync(join(siteDist, 'client', file), 'utf8');
  return createRenderer({
    site: (await import(pathToFileURL(join(siteDist, 'server/entry-server.js')).href)) as Renderer,
    scriptChunks: JSON.parse(read('.vite/manifest.json')) as Manifest,
    styleChunks: JSON.parse(read('.vite/styles.json')) as Manifest,
    sheet: read,
    publish,
  });
}
