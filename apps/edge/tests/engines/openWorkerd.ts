import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Miniflare } from 'miniflare';

const room = resolve(import.meta.dirname, '../..');

interface WorkerConfig {
  compatibility_date: string;
  compatibility_flags: string[];
  assets: { binding: string; html_handling: 'none'; not_found_handling: 'none' };
}

/** Opens the worker that `build:workerd` made in workerd, as its configuration file describes it. */
export async function openWorkerd(
  bindings: Readonly<Record<string, string>>,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const config = JSON.parse(readFileSync(join(room, 'wrangler.json'), 'utf8')) as WorkerConfig;
  const worker = join(room, 'dist/workerd/worker');
  const files = ['worker.js', ...globSync('**/*.js', { cwd: worker }).filter((file) => file !== 'worker.js')];
  const miniflare = new Miniflare({
    modules: files.map((file) => ({ type: 'ESModule' as const, path: join(worker, file) })),
    modulesRoot: worker,
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings,
    assets: {
      directory: join(room, 'dist/workerd/assets'),
      binding: config.assets.binding,
      routerConfig: { invoke_user_worker_ahead_of_assets: true, has_user_worker: true },
      assetConfig: {
        html_handling: config.assets.html_handling,
        not_found_handling: config.assets.not_found_handling,
      },
    },
    // Past the part that plays the platform's own compression.
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  });
  const { origin } = await miniflare.unsafeGetDirectURL();
  return { origin, stop: () => miniflare.dispose() };
}
