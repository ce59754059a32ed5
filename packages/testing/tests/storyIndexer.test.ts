import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it, vi } from 'vitest';
import { readStories, storyIndexer } from '../../../.storybook/build/storyIndexer.ts';

/** The sidebar of the workbench: what is read fast is what Storybook reads slowly. */

const root = resolve(import.meta.dirname, '../../..');
const makeTitle = (title?: string) => title ?? 'Made/From/Path';

/** What Storybook's own indexer says of a file, without the counts that only its telemetry reads. */
const asStorybook = (path: string, text: string) =>
  loadCsf(text, { fileName: path, makeTitle })
    .parse()
    .indexInputs.map(({ __id, __stats, ...input }) => input);

/** The fast entries with what Storybook adds to each: a title, and a name from the export. */
const fast = (path: string, text: string) =>
  readStories(path, text)?.map((story) => ({
    ...story,
    title: makeTitle(story.title),
    name: story.name ?? storyNameFromExport(story.exportName),
  }));

it('reads every stories file of the repository as Storybook does', { timeout: 120_000 }, () => {
  const files = globSync('{tokens,packages/*,apps/site}/src/**/*.stories.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(150);
  for (const file of files) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    expect(fast(path, text), file).toEqual(asStorybook(path, text));
  }
});

it('reads titles, ids, names, tags and plays', () => {
  const text = `
    import { Chip } from './Chip.tsx';
    import type { Meta } from '@storybook/react-vite';
    const meta = { title: 'Components/Chip', id: 'chip', component: Chip, tags: ['draft'], play: async () => {} } satisfies Meta;
    ${'export'} default meta;
    export type Story = object;
    const shared = { args: {} };
    export const Plain: Story = {};
    export const Named = { ...shared, name: 'Another name', tags: ['!ready'], async play() {} } satisfies Story;
    export const Drawn = () => null;
    export const WithTwoWords: Story = made('x');
  `;
  const read = fast('/x/Chip.stories.tsx', text);
  expect(read).toEqual(asStorybook('/x/Chip.stories.tsx', text));
  expect(read?.map(({ exportName, name, tags }) => [exportName, name, tags])).toEqual([
    ['Plain', 'Plain', ['draft', 'play-fn']],
    ['Named', 'Another name', ['draft', 'play-fn', '!ready', 'play-fn']],
    ['Drawn', 'Drawn', ['draft', 'play-fn']],
    ['WithTwoWords', 'With Two Words', ['draft', 'play-fn']],
  ]);
});

const meta = `const meta = { title: 'A' }; export default meta;`;
it.each([
  ['a meta without a name', `export default { title: 'A' }; export const One = {};`],
  [
    'a title that is made',
    `const t = 'A'; const meta = { title: t }; export default meta; export const One = {};`,
  ],
  ['tags that are made', `${meta} export const One = { tags: both };`],
  ['a tag that is made', `${meta} export const One = { tags: [draft] };`],
  ['tags spread in', `${meta} export const One = { tags: [...both] };`],
  ['a name that is made', `${meta} export const One = { name: two };`],
  ['a key that is made', `${meta} export const One = { [play]: 1 };`],
  ['stories left out', `const meta = { excludeStories: ['x'] }; export default meta; export const One = {};`],
  ['something set later', `${meta} export const One = {}; One.play = async () => {};`],
  ['a test of a story', `${meta} export const One = {}; One.test('works', () => {});`],
  ['a story of a factory', `${meta} export const One = meta.story({});`],
  ['an order of its own', `${meta} export const One = {}; export const __namedExportsOrder = ['One'];`],
  ['stories from elsewhere', `${meta} export { One } from './One.tsx';`],
  ['stories exported below', `${meta} const One = {}; export { One };`],
  ['a function', `${meta} export function One() { return null; }`],
  ['an id of its own', `${meta} export const One = { parameters: { __id: 'x' } };`],
  ['an alias', `${meta} const base = {}; export const One = base;`],
  ['nothing', ''],
])('leaves %s to Storybook', (_what, text) => {
  expect(readStories('/x/A.stories.tsx', text)).toBeUndefined();
});

it('asks the other indexer for what it leaves', async () => {
  const path = join(root, 'packages/testing/tests/storyIndexer.test.ts');
  const createIndex = vi.fn(async () => []);
  expect(await storyIndexer([{ test: /\.tsx?$/, createIndex }]).createIndex(path, { makeTitle })).toEqual([]);
  expect(createIndex).toHaveBeenCalledWith(path, { makeTitle });
});
