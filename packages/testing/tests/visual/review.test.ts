import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { ModeName } from '../../../../.storybook/modes.ts';
import { Baselines } from '../../src/baselines.ts';
import { Rejections, readDifferences, writeDifference } from '../../src/review/differences.ts';
import { judgePicture } from '../../src/review/judgePicture.ts';

/** The review over a made-up run: six pictures of one changed colour, one of another size, one new, and one whose story is gone. */

const root = resolve(import.meta.dirname, '../../../..');
const script = 'packages/testing/scripts/visualReview.ts';

// Each makes a run and a server of its own: only a hanging one takes so long.
base.describe.configure({ timeout: 180_000 });

function picture(colour: string, width = 240): Promise<Buffer> {
  const button = {
    input: { create: { width: 90, height: 30, channels: 3 as const, background: colour } },
    left: 20,
    top: 4000,
  };
  const ground = { create: { width, height: 4100, channels: 3 as const, background: '#fcfcfa' } };
  return sharp(ground).composite([button]).png().toBuffer();
}

class Run {
  readonly folder = mkdtempSync(join(tmpdir(), 'tern-review-'));
  readonly results = join(this.folder, 'results');
  readonly baselines = new Baselines(join(this.folder, 'baselines'));
  readonly rejections = new Rejections(join(this.folder, 'rejected'));
  origin = '';
  #server: ChildProcess | undefined;

  /** Compares as the picture tests do. */
  async compare(
    mode: string,
    id: string,
    name: string,
    actual: Buffer,
    update = false,
  ): Promise<string | undefined> {
    const wrong = await judgePicture({ mode, id, name }, async () => actual, { ...this, update });
    return wrong?.problem;
  }

  async make(): Promise<void> {
    const entries: Record<string, object> = {};
    const storybook = join(this.folder, 'storybook');
    for (const id of ['button--primary', 'button--small', 'card--wide', 'card--new']) {
      const title = `Components/${id.startsWith('button') ? 'Button' : 'Card'}`;
      entries[id] = { id, title, type: 'story', importPath: './made-up.stories.tsx' };
    }
    await mkdir(storybook);
    await writeFile(join(storybook, 'index.json'), JSON.stringify({ entries }));
    await writeFile(join(storybook, 'index.html'), '<title>Workbench</title>');
    const [before, after] = await Promise.all([picture('#d63626'), picture('#1f6f9f')]);
    for (const mode of ['en-desktop', 'ar-mobile', 'ar-mobile-dark']) {
      for (const id of ['button--primary', 'button--small']) {
        await this.baselines.accept(mode, id, before);
        await this.compare(mode, id, `Components/Button: ${id.slice(8)}`, after);
      }
    }
    await this.baselines.accept('en-desktop', 'card--wide', before);
    await this.compare('en-desktop', 'card--wide', 'Components/Card: Wide', await picture('#d63626', 300));
    await this.compare('en-desktop', 'card--new', 'Components/Card: New', after);
    await this.baselines.accept('en-desktop', 'badge--plain', before);
    const gone = {
      mode: 'en-desktop',
      id: 'badge--plain',
      name: 'badge--plain',
      reason: 'Its story is gone.',
    };
    await writeDifference(this.results, gone, { expected: before });
    await this.serve();
  }

  async serve(): Promise<void> {
    const env = {
      ...process.env,
      TERN_BASELINES: this.baselines.folder,
      TERN_STORYBOOK: join(this.folder, 'storybook'),
    };
    const server = spawn(process.execPath, [join(root, script), this.results, '--port', '0'], { env });
    this.#server = server;
    let said = '';
    this.origin = await new Promise<string>((done, fail) => {
      server.once('exit', () => fail(new Error(said)));
      server.stderr.on('data', (data: Buffer) => {
        said += data;
      });
      server.stdout.on('data', (data: Buffer) => {
        said += data;
        const found = /9 pictures differ, in \d+ groups: (\S+)\/review\//.exec(said)?.[1];
        if (found) done(found);
      });
    });
  }

  async end(): Promise<void> {
    const server = this.#server;
    if (server && server.exitCode === null) {
      const ended = new Promise((done) => server.once('close', done));
      server.removeAllListeners('exit').kill();
      await ended;
    }
  }
}

const test = base.extend<{ run: Run; review: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  run: async ({}, use) => {
    const run = new Run();
    await run.make();
    await use(run);
    await run.end();
    rmSync(run.folder, { recursive: true });
  },
  review: async ({ run, page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${run.origin}/review/`);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await use(page);
    expect(errors).toEqual([]);
  },
});

const said = (page: Page) => page.getByRole('status');
const bytes = (run: Run, mode: string, id: string) => readFile(run.baselines.file(mode, id));

test('nothing is accepted until somebody does; accepting writes the baseline, undoing takes it back', async ({
  run,
  review,
}) => {
  await expect(review.getByRole('heading', { level: 1 })).toHaveText('9 pictures changed. 4 causes.');
  await expect(review.getByText('Waiting 9')).toBeVisible();
  // They show the foot of tall pictures.
  for (const image of await review.locator('.pair img').all()) {
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
  const before = await bytes(run, 'en-desktop', 'button--primary');
  await review.goto(`${run.origin}/review/#/p/en-desktop/button--primary`);
  await review.keyboard.press('a');
  await expect(said(review)).toHaveText(/^Accepted: 1 picture\. 8 left\. Button: \w+, [\w-]+\.$/);
  const after = await readFile(join(run.results, 'en-desktop/button--primary-actual.png'));
  expect(await run.baselines.difference('en-desktop', 'button--primary', after)).toBeUndefined();
  await review.keyboard.press('u');
  await expect(said(review)).toHaveText('Undone.');
  expect((await bytes(run, 'en-desktop', 'button--primary')).equals(before)).toBe(true);
});

test('equal differences are one card, accepted at once', async ({ run, review }) => {
  const card = review.getByRole('region', { name: '#d63626 to #1f6f9f' });
  await expect(card).toContainText('one difference 6 times');
  await card.getByRole('button', { name: 'Accept all 6' }).click();
  await expect(said(review)).toHaveText('Accepted: 6 pictures. 3 left.');
  await expect(card).toContainText('Accepted');
  for (const { mode, id } of readDifferences(run.results).filter(({ id }) => id.startsWith('button'))) {
    const after = await readFile(join(run.results, `${mode}/${id}-actual.png`));
    expect(await run.baselines.difference(mode, id, after)).toBeUndefined();
  }
  await review.reload();
  await expect(review.getByText('Accepted 6')).toBeVisible();
});

test('a new picture gets a baseline, one without a story loses it', async ({ run, review }) => {
  await review.getByRole('region', { name: 'New pictures' }).getByRole('button', { name: 'Accept' }).click();
  await expect(said(review)).toHaveText('Accepted: 1 picture. 8 left.');
  expect(existsSync(run.baselines.file('en-desktop', 'card--new'))).toBe(true);
  await review
    .getByRole('region', { name: 'Stories that are gone' })
    .getByRole('button', { name: 'Accept' })
    .click();
  await expect(said(review)).toHaveText('Accepted: 1 picture. 7 left.');
  expect(existsSync(run.baselines.file('en-desktop', 'badge--plain'))).toBe(false);
  await review.getByRole('button', { name: 'Undo' }).click();
  await expect(said(review)).toHaveText('Undone.');
  expect(existsSync(run.baselines.file('en-desktop', 'badge--plain'))).toBe(true);
});

test('a rejected picture fails the next run with its note, until it is accepted or as before', async ({
  run,
  review,
}) => {
  const wide = ['en-desktop', 'card--wide', 'Components/Card: Wide'] as const;
  const actual = await readFile(join(run.results, 'en-desktop/card--wide-actual.png'));
  await review.goto(`${run.origin}/review/#/p/en-desktop/card--wide`);
  await review.keyboard.press('r');
  await expect(review.getByLabel('What is wrong?')).toBeFocused();
  await review.keyboard.type('Too wide. Keep 240 px.');
  await review.getByLabel('About this picture').locator('..').getByRole('button', { name: 'Reject' }).click();
  await expect(said(review)).toHaveText(/^Rejected: 1 picture\. 8 left\./);
  expect(readFileSync(run.rejections.file({ mode: wide[0], id: wide[1] }), 'utf8')).toBe(
    'Too wide. Keep 240 px.\n',
  );
  const problem =
    'Components/Card: Wide in en-desktop: Rejected: “Too wide. Keep 240 px.” The size is 300 × 4100 and was 240 × 4100.';
  expect(await run.compare(...wide, actual)).toBe(problem);
  expect(await run.compare(...wide, actual, true), 'an update accepts nothing that is rejected').toBe(
    problem,
  );

  await run.end();
  await run.serve();
  await review.goto(`${run.origin}/review/`);
  await expect(review.getByText('“Too wide. Keep 240 px.” The next run fails')).toBeVisible();
  await review.getByRole('link', { name: 'Look' }).click();
  await review.keyboard.press('a');
  await expect(said(review)).toHaveText(/^Accepted/);
  expect(await run.compare(...wide, actual)).toBeUndefined();

  await run.rejections.write({ mode: wide[0], id: wide[1] }, 'Once more');
  expect(await run.compare(...wide, actual), 'its baseline again').toBeUndefined();
  expect(existsSync(run.rejections.file({ mode: wide[0], id: wide[1] }))).toBe(false);
});

test('an update removes the baselines of gone stories, but for one that was rejected', async ({ run }) => {
  const gone = { mode: 'en-desktop', id: 'badge--plain' };
  const isRejected = async (of: typeof gone) => (await run.rejections.read(of)) !== undefined;
  const modes: ModeName[] = ['en-desktop', 'ar-mobile', 'ar-mobile-dark'];
  const plan = ['button--primary', 'button--small'].map((id) => ({ id, name: id, modes }));
  await run.rejections.write(gone, 'It is still shown.');
  await run.baselines.removeStale(plan, isRejected);
  expect(run.baselines.stale(plan)).toEqual([gone]);
  await run.rejections.resolve(gone);
  await run.baselines.removeStale(plan, isRejected);
  expect(run.baselines.stale(plan)).toEqual([]);
  expect(existsSync(run.baselines.file('ar-mobile-dark', 'button--small'))).toBe(true);
});

test('keys lead through the pictures and their views', async ({ run, review }) => {
  await review.goto(`${run.origin}/review/#/p/en-desktop/button--primary`);
  const heading = review.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Button: primary');
  const place = review.getByText(/^\d of 9$/);
  const first = await place.textContent();
  await review.keyboard.press('j');
  await expect(place).not.toHaveText(first as string);
  await review.keyboard.press('k');
  await expect(place).toHaveText(first as string);
  for (const [key, name] of [
    ['2', 'Slider'],
    ['3', 'Onion skin'],
    ['4', 'Blink'],
    ['5', 'Difference'],
    ['1', 'Side by side'],
  ] as const) {
    await review.keyboard.press(key);
    await expect(review.getByRole('radio', { name })).toBeChecked();
    await expect(review.getByRole('region', { name: 'Pictures' }).getByRole('img').first()).toBeVisible();
  }
  await review.keyboard.press('z');
  await expect(review.getByRole('radio', { name: 'Zoom to change' })).toBeChecked();
  await review.keyboard.press('2');
  await review.getByLabel('Dividing line').fill('80');
  await expect(review.getByRole('region', { name: 'Pictures' })).toHaveAttribute('style', '--amount: 80%;');
  await review.keyboard.press('Escape');
  await expect(heading).toHaveText('#d63626 to #1f6f9f');
  await expect(heading).toBeFocused();
  await review.keyboard.press('?');
  await review.getByLabel('Single keys act on the page').uncheck();
  await review.keyboard.press('Escape');
  await review.goBack();
  await review.keyboard.press('a');
  await expect(said(review)).not.toHaveText(/Accepted/);
});

test('filters leave what fits', async ({ review }) => {
  await review.getByLabel('All modes').selectOption('ar-mobile-dark');
  await expect(review.getByRole('button', { name: 'Accept all 2' })).toBeVisible();
  await expect(review.getByRole('region')).toHaveCount(1);
  await review.getByLabel('All components').selectOption('Card');
  await review.getByRole('button', { name: 'Show all' }).click();
  await expect(review.getByRole('region')).toHaveCount(4);
});

for (const { name, colorScheme, width, dir } of [
  { name: 'light', colorScheme: 'light', width: 1440, dir: 'ltr' },
  { name: 'dark, right to left', colorScheme: 'dark', width: 1440, dir: 'rtl' },
  { name: 'at 390 px', colorScheme: 'light', width: 390, dir: 'ltr' },
  { name: 'dark at 390 px, right to left', colorScheme: 'dark', width: 390, dir: 'rtl' },
] as const) {
  test(`axe finds nothing, and nothing is cut off: ${name}`, async ({ run, page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['#/', '#/g/0', '#/p/en-desktop/button--primary', '#/p/en-desktop/card--new']) {
      await page.goto(`${run.origin}/review/?dir=${dir}${path}`);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      if (path.includes('primary')) await page.keyboard.press('r');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('the panel shows the pictures of one story', async ({ run, page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(`${run.origin}/review/?story=button--small`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button: small');
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.goto(`${run.origin}/review/?story=button--other`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing changed.');
});

test('a folder opens without a server, and says how to decide', async ({ run, page }) => {
  const address = pathToFileURL(join(run.results, 'index.html')).href;
  await page.goto(address);
  await expect(page.getByText('pnpm visual:review <this folder>')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  await page.goto(`${address}#/p/en-desktop/button--primary`);
  await expect(page.getByRole('img', { name: 'After' })).toHaveJSProperty('naturalWidth', 240);
  await page.keyboard.press('a');
  await expect(page.getByText('Waiting').first()).toBeVisible();
});

test('only the page itself is heard', async ({ run }) => {
  const send = (headers: Record<string, string>, path = '/review/decide') =>
    new Promise<number | undefined>((done, fail) => {
      const outgoing = request(`${run.origin}${path}`, { method: 'POST', headers }, (response) =>
        done(response.statusCode),
      );
      outgoing.on('error', fail).end(JSON.stringify({ state: 'accepted', keys: ['en-desktop/card--new'] }));
    });
  const type = { 'content-type': 'application/json' };
  const file = run.baselines.file('en-desktop', 'card--new');
  expect(await send(type)).toBe(403);
  expect(await send({ ...type, origin: 'https://tern.example' })).toBe(403);
  expect(await send({ 'content-type': 'text/plain', origin: run.origin })).toBe(403);
  expect(await send({ ...type, origin: run.origin, host: 'tern.example' })).toBe(421);
  expect(existsSync(file)).toBe(false);
  expect(await send({ ...type, origin: run.origin })).toBe(200);
  expect(existsSync(dirname(file))).toBe(true);
  expect(existsSync(file)).toBe(true);
});
