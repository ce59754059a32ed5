import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveReview } from '../src/review/serveReview.ts';
import { writeReview } from '../src/review/writeReview.ts';

/**
 * Serves what the last run of pictures found different, to be accepted or rejected, within the built Storybook. A folder
 * from elsewhere, such as one of CI, comes first: `visual:review downloads/test-results/visual`. `--port`, 6007 if not said.
 */
const root = resolve(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '6007' } },
});
const baselines = process.env.TERN_BASELINES ?? join(root, '.storybook/baselines');
const places = {
  folder: resolve(positionals[0] ?? join(root, 'test-results/visual')),
  storybook: process.env.TERN_STORYBOOK ?? join(root, 'storybook-static'),
  baselines,
  rejected: join(dirname(baselines), 'rejected'),
};
const data = await writeReview(places.folder, places);
const count = data.groups.reduce((sum, { pictures }) => sum + pictures.length, 0);
const { origin } = await serveReview(data, { ...places, port: Number(values.port) });
console.log(`${count} pictures differ, in ${data.groups.length} groups: ${origin}/review/`);
