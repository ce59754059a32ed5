import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { type ModeName, modesOf, type VisualParameters } from '../../../.storybook/modes.ts';
import { launchOptions } from './browser.ts';
import { serveFolder } from './serveFolder.ts';

export interface PlannedStory {
  id: string;
  /** `Components/Button: Primary` */
  name: string;
  modes: ModeName[];
  /** The file of its stories, from the root of the repository. */
  file?: string;
  /** Why it has none, where it says so. */
  skip?: string;
}

interface StoryIndex {
  entries: Record<string, { importPath: string }>;
}

const planFile = 'visual-plan.json';

interface Preview {
  extract(): Promise<
    Record<string, { title: string; name: string; tags: string[]; parameters: { visual?: VisualParameters } }>
  >;
}

/**
 * Writes the list of pictures beside a built Storybook: its index × the modes. The index knows no parameters,
 * so the stories' parameters are read in the browser.
 */
export async function writeVisualPlan(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.json'))) {
    throw new Error(`There is no Storybook in ${folder}: run \`pnpm storybook:build\` first.`);
  }
  const server = await serveFolder(folder);
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    const stories = await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__: Preview & { ready?: () => Promise<void> };
      };
      await preview.ready?.();
      const found = await preview.extract();
      return Object.entries(found).map(([id, { title, name, tags, parameters }]) => ({
        id,
        title,
        name,
        tags,
        visual: { ...parameters.visual },
      }));
    });
    const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as StoryIndex;
    const plan: PlannedStory[] = stories.map(({ id, title, name, tags, visual }) => ({
      id,
      name: `${title}: ${name}`,
      modes: modesOf({ title, tags, visual }),
      skip: visual.skip,
      file: entries[id]?.importPath.replace(/^\.\//, ''),
    }));
    await writeFile(join(folder, planFile), `${JSON.stringify(plan, null, 1)}\n`);
  } finally {
    await browser.close();
    await server.close();
  }
}

export async function readVisualPlan(folder: string): Promise<PlannedStory[]> {
  return JSON.parse(await readFile(join(folder, planFile), 'utf8')) as PlannedStory[];
}
