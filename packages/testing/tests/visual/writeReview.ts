import { dirname, join, resolve } from 'node:path';
import { readDifferences } from '../../src/review/differences.ts';
import { writeReview } from '../../src/review/writeReview.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** After a run of pictures that found differences: makes their folder a page. Playwright calls it. */
export default async function afterPictures(): Promise<void> {
  const folder = join(root, 'test-results/visual');
  if (readDifferences(folder).length === 0) return;
  const baselines = process.env.TERN_BASELINES ?? join(root, '.storybook/baselines');
  await writeReview(folder, {
    storybook: process.env.TERN_STORYBOOK ?? join(root, 'storybook-static'),
    rejected: join(dirname(baselines), 'rejected'),
  });
}
