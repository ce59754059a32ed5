import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { publishArticles } from '@tern/articles/publish';
import { build } from 'vite';
import { siteFingerprint } from './siteFingerprint.ts';

/** Builds the browser's styles and scripts and the server's renderer, and compresses every file once. */
const root = resolve(import.meta.dirname, '..');
const configFile = join(root, 'vite.config.ts');

const fingerprint = siteFingerprint();
rmSync(join(root, 'dist/fingerprint'), { force: true });
await build({ root, configFile, logLevel: 'warn', mode: 'styles' });
await build({ root, configFile, logLevel: 'warn' });
await build({ root, configFile, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });

const client = join(root, 'dist/client');
const styles = join(root, 'dist/styles');
// Stylesheets and the fonts they name.
for (const file of globSync('assets/*', { cwd: styles, exclude: ['**/*.js'] }))
  copyFileSync(join(styles, file), join(client, file));
copyFileSync(join(styles, '.vite/manifest.json'), join(client, '.vite/styles.json'));
rmSync(styles, { recursive: true });

for (const file of globSync('**/*.{js,css,svg,json,webmanifest,txt,xml}', { cwd: client })) {
  const path = join(client, file);
  const body = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  );
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
publishArticles({ content: join(root, 'content/blog'), dist: join(root, 'dist') });
// The mark comes last: `start` builds again what was not finished.
writeFileSync(join(root, 'dist/fingerprint'), fingerprint);
