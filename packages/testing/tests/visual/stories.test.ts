import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { type ModeName, modes } from '../../../../.storybook/modes.ts';
import { Baselines } from '../../src/baselines.ts';
import { Rejections, writeDifference } from '../../src/review/differences.ts';
import { judgePicture } from '../../src/review/judgePicture.ts';
import { Stage } from '../../src/Stage.ts';
import { serveFolder } from '../../src/serveFolder.ts';
import { readVisualPlan } from '../../src/visualPlan.ts';

const storybook = process.env.TERN_STORYBOOK as string;
const update = process.env.TERN_VISUAL_UPDATE === '1';
const here = dirname(fileURLToPath(import.meta.url));
const baselines = new Baselines(process.env.TERN_BASELINES ?? join(here, '../../../../.storybook/baselines'));
const places = { baselines, rejections: new Rejections(join(dirname(baselines.folder), 'rejected')) };
const plan = await readVisualPlan(storybook);
/** Files of stories that a change can touch, one a line; all without it. */
const touched = process.env.TERN_VISUAL_STORIES?.split('\n');

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const server = await serveFolder(storybook);
      const stage = new Stage(browser, server.origin);
      await use(stage);
      await stage.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

for (const mode of Object.keys(modes) as ModeName[]) {
  test.describe(mode, () => {
    for (const { id, name } of plan.filter(
      ({ modes: taken, file }) => taken.includes(mode) && (!touched || touched.includes(file ?? '')),
    )) {
      test(name, async ({ stage }, info) => {
        const wrong = await judgePicture({ id, mode, name }, (fresh) => stage.capture(id, mode, { fresh }), {
          ...places,
          results: info.project.outputDir,
          update,
        });
        if (!wrong) return;
        for (const path of wrong.files) {
          await info.attach(basename(path), { path, contentType: 'image/png' });
        }
        throw new Error(wrong.problem);
      });
    }
  });
}

test('every baseline belongs to a story', async () => {
  const { rejections } = places;
  if (update) await baselines.removeStale(plan, async (of) => (await rejections.read(of)) !== undefined);
  const stale = baselines.stale(plan);
  for (const of of stale) {
    const gone = { ...of, name: of.id, reason: 'Its story is gone.' };
    const expected = await baselines.read(of.mode, of.id);
    await writeDifference(test.info().project.outputDir, gone, { expected });
  }
  expect(stale, 'Remove them with `pnpm visual:review` or `pnpm visual:update`.').toEqual([]);
});

test('every part and every page has a picture', () => {
  const partsOf = (stories: typeof plan) => new Set(stories.map(({ name }) => name.split(': ')[0]));
  const pictured = partsOf(plan.filter(({ modes }) => modes.length > 0));
  const bare = [...partsOf(plan.filter(({ skip }) => !skip))].filter((part) => !pictured.has(part));
  expect(bare, 'Export `AllStates`, or say `picture` in `parameters.visual` of a story.').toEqual([]);
});

test('there are 600 pictures at most, of 13 MB', () => {
  const advice = 'Leave a story to the sheet of its part, or say `picture: "state"` or `variant`.';
  expect(plan.flatMap(({ modes }) => modes).length, advice).toBeLessThanOrEqual(600);
  expect(baselines.weight() / 1_000_000, advice).toBeLessThan(13);
});
