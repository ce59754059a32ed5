import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import sharp from 'sharp';
import { type ModeName, modes } from '../../../../.storybook/modes.ts';
import { Baselines } from '../../src/baselines.ts';
import { Stage } from '../../src/Stage.ts';
import { serveFolder } from '../../src/serveFolder.ts';
import { readVisualPlan } from '../../src/visualPlan.ts';

const storybook = process.env.TERN_STORYBOOK as string;
const update = process.env.TERN_VISUAL_UPDATE === '1';
const here = dirname(fileURLToPath(import.meta.url));
const baselines = new Baselines(process.env.TERN_BASELINES ?? join(here, '../../../../.storybook/baselines'));
const plan = await readVisualPlan(storybook);

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
    for (const { id, name } of plan.filter((story) => story.modes.includes(mode))) {
      test(name, async ({ stage }, info) => {
        const quick = await stage.capture(id, mode, { fresh: false });
        if (!(await baselines.difference(mode, id, quick))) return;
        // Leftovers of an earlier story must not fail this one: only a fresh page counts.
        const actual = await stage.capture(id, mode, { fresh: true });
        if (update) {
          await baselines.accept(mode, id, actual);
          return;
        }
        const difference = await baselines.difference(mode, id, actual);
        if (!difference) return;
        const expected = await baselines.read(mode, id);
        const pictures = [
          // The report lays them over each other when their names end in the same way.
          { file: `${id}-expected.png`, body: expected && (await sharp(expected).png().toBuffer()) },
          { file: `${id}-actual.png`, body: actual },
          { file: `${id}-diff.png`, body: difference.picture },
        ];
        for (const { file, body } of pictures) {
          if (!body) continue;
          const path = info.outputPath(file);
          await writeFile(path, body);
          await info.attach(file, { path, contentType: 'image/png' });
        }
        throw new Error(`${name} in ${mode}: ${difference.reason}`);
      });
    }
  });
}

test('every baseline belongs to a story', async () => {
  if (update) await baselines.removeStale(plan);
  expect(baselines.stale(plan), 'Remove them with `pnpm visual:update`.').toEqual([]);
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
