import type { FastifyInstance } from 'fastify';
import { html, page } from '../html.ts';
import type { StateFile } from '../state.ts';
import { type AppFile, makeAppFiles } from './appFiles.ts';

/**
 * Stands in for the download host (spec section 7): `ac.json` and `ac_dev.json`, the files they name, and a store for
 * the apps that come from one. The knob `appConfig` makes the configuration `down`, `slow`, answer `html` or name
 * `nothing`.
 */
export function downloadHost(
  app: FastifyInstance,
  { state, origin }: { state: StateFile; origin: () => string },
): void {
  const { knobs } = state.data;
  // Hashing takes a moment, and many a run needs none of them.
  let made: Readonly<Record<string, AppFile>> | undefined;
  const files = () => {
    made ??= makeAppFiles();
    return made;
  };

  const config = () => ({
    marketingData: {},
    // The offers of test mode come from `CAMPAIGNS`.
    campaign: null,
    downloads: Object.fromEntries(
      Object.entries(files()).map(([platform, { name, version, bytes, sha256, requirements, store }]) => [
        platform,
        {
          href: store ? `${origin()}/store/${platform}` : `${origin()}/files/${name}`,
          ...{ version, size: bytes.length, sha256, requirements },
        },
      ]),
    ),
  });

  for (const file of ['ac.json', 'ac_dev.json'])
    app.get(`/${file}`, async (request, reply) => {
      const trouble = knobs.appConfig;
      if (trouble === 'down') {
        request.raw.socket.destroy();
        return reply.hijack();
      }
      if (trouble === 'slow') await new Promise((done) => setTimeout(done, 60_000).unref());
      if (trouble === 'html') return reply.type('text/html').send('<!doctype html><h1>Bad gateway</h1>');
      return trouble === 'nothing' ? {} : config();
    });

  app.get('/files/:name', (request, reply) => {
    const { name } = request.params as { name: string };
    const file = Object.values(files()).find((each) => each.name === name);
    if (!file) return reply.code(404).send('There is no such file.');
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.bytes);
  });

  app.get('/store/:platform', (request, reply) => {
    const { platform } = request.params as { platform: string };
    const file = files()[platform];
    reply.type('text/html; charset=utf-8');
    if (!file?.store) return reply.code(404).send(page('Store', html`<h1>There is no such app.</h1>`));
    const { name, version, requirements, sha256 } = file;
    return page(
      'Store',
      html`<h1>The store's page of the app</h1><p class="muted">Where the real app is, its store has a page like this one.</p><div class="card"><dl><div><dt>File</dt><dd>${name}</dd></div><div><dt>Version</dt><dd>${version}</dd></div><div><dt>Runs on</dt><dd>${requirements}</dd></div><div><dt>SHA-256</dt><dd><code>${sha256}</code></dd></div></dl></div><p><a class="button" href="/files/${name}">Get the app</a></p>`,
      { width: 'medium' },
    );
  });
}
