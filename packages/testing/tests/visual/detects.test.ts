import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { Baselines } from '../../src/baselines.ts';
import { Stage, takePicture } from '../../src/Stage.ts';
import { serveFolder } from '../../src/serveFolder.ts';
import { readVisualPlan } from '../../src/visualPlan.ts';

/** The test of the visual tests: what must be caught is caught, what did not change is not. */

interface Look {
  padding?: number;
  colour?: string;
  dialog?: boolean;
}

async function picture(page: Page, { padding = 12, colour = '#d63626', dialog = false }: Look = {}) {
  await page.setContent(
    `<!doctype html><body><div id="storybook-root"><button class="b">Choose a plan</button></div>
     ${dialog ? '<div class="d">Dialog</div>' : ''}
     <style>
       body { margin: 16px; font: 16px sans-serif }
       .b { padding: ${padding}px; border: 0; background: ${colour}; color: #fff }
       .d { position: fixed; inset: 40px; background: #eee }
     </style>`,
  );
  return takePicture(page);
}

const check = test.extend<{ baselines: Baselines }>({
  baselines: async ({ page }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'tern-baselines-'));
    const baselines = new Baselines(folder);
    await page.setViewportSize({ width: 400, height: 300 });
    await baselines.accept('en-desktop', 'fixture', await picture(page));
    await use(baselines);
    await rm(folder, { recursive: true });
  },
});

check('the same page is the same picture', async ({ page, baselines }) => {
  expect(await baselines.difference('en-desktop', 'fixture', await picture(page))).toBeUndefined();
});

check('one pixel of padding is caught', async ({ page, baselines }) => {
  const difference = await baselines.difference(
    'en-desktop',
    'fixture',
    await picture(page, { padding: 13 }),
  );
  expect(difference?.reason).toMatch(/The size is/);
});

check('a neighbouring colour is caught', async ({ page, baselines }) => {
  const difference = await baselines.difference(
    'en-desktop',
    'fixture',
    await picture(page, { colour: '#c42e1f' }),
  );
  expect(difference?.reason).toMatch(/pixels differ/);
  expect(difference?.picture).toBeDefined();
});

check('a portal is photographed with the window', async ({ page, baselines }) => {
  const difference = await baselines.difference(
    'en-desktop',
    'fixture',
    await picture(page, { dialog: true }),
  );
  expect(difference?.reason).toContain('400 × 300');
});

check('a picture without a baseline is a failure', async ({ page, baselines }) => {
  const difference = await baselines.difference('fr-mobile', 'fixture', await picture(page));
  expect(difference?.reason).toMatch(/no baseline/);
});

check('a baseline without a story is a failure', async ({ baselines }) => {
  expect(baselines.stale([{ id: 'fixture', name: 'Fixture', modes: ['en-desktop'] }])).toEqual([]);
  expect(baselines.stale([{ id: 'fixture', name: 'Fixture', modes: ['ar-mobile'] }])).toHaveLength(1);
  expect(baselines.stale([])).toHaveLength(1);
});

/** The same on the workbench itself: a real story, its own baseline, one property of the design changed. */
const workbench = test.extend<{ look: (css?: string) => Promise<string | undefined> }>({
  look: async ({ browser }, use) => {
    test.skip(process.env.TERN_VISUAL_UPDATE === '1', 'The baselines are being written.');
    const here = dirname(fileURLToPath(import.meta.url));
    const baselines = new Baselines(
      process.env.TERN_BASELINES ?? join(here, '../../../../.storybook/baselines'),
    );
    const storybook = process.env.TERN_STORYBOOK as string;
    const server = await serveFolder(storybook);
    const stage = new Stage(browser, server.origin);
    const story = (await readVisualPlan(storybook)).find(({ name }) =>
      /\/Button: All States$/.test(name),
    )?.id;
    if (!story) throw new Error('The workbench has no story "Button: All States".');
    await use(async (css) => {
      const picture = await stage.capture(story, 'en-desktop', { fresh: true, css });
      return (await baselines.difference('en-desktop', story, picture))?.reason;
    });
    await stage.close();
    await server.close();
  },
});

workbench('a story is its baseline', async ({ look }) => {
  expect(await look()).toBeUndefined();
});

workbench('one pixel of padding in a component is caught', async ({ look }) => {
  expect(await look('#storybook-root button { padding-inline-start: 21px !important }')).toMatch(
    /The size is|pixels differ/,
  );
});

workbench('a changed colour token is caught', async ({ look }) => {
  expect(await look(':root { --color-action: #dd3d2d !important }')).toMatch(/pixels differ/);
});
