import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DownloadList, type DownloadView } from './DownloadList.tsx';
import { downloadSamples } from './downloadSamples.ts';

const meta = {
  title: 'Patterns/Tools/DownloadList',
  component: DownloadList,
  args: { items: downloadSamples },
  // The browser finds the system out; the workbench holds one still.
  beforeEach: () => {
    document.documentElement.dataset.system = 'mac';
    return () => {
      delete document.documentElement.dataset.system;
    };
  },
} satisfies Meta<typeof DownloadList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file, a store, something that does not exist yet; the app of this device is marked. */
export const Detected: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    const [windows, mac] = rows as [HTMLElement, HTMLElement];
    await expect(within(mac).getByText('Tern for Mac')).toBeVisible();
    const marks = rows.map((row) => row.querySelector('[data-tone], span > span > span'));
    await expect(marks.length).toBe(6);
    await expect(
      within(windows)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/download/windows', 'https://files.example/tern.exe']);
    // Apps without an address are not offered.
    await expect(within(rows.at(-1) as HTMLElement).getAllByRole('link')).toHaveLength(1);
  },
};
/** Systems without a page of their own, where the app config has their apps. */
export const Listed: Story = {
  args: {
    items: [
      ...downloadSamples,
      {
        platform: 'linux',
        href: 'https://files.example/tern.deb',
        kind: 'file',
        version: '1.0.0',
        requirements: 'Debian 12',
      },
      { platform: 'firefox', href: 'https://store.example/firefox', kind: 'store' },
    ],
  },
  parameters: { visual: { skip: 'Two more rows of Detected.' } },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows).toHaveLength(8);
    const linux = within(rows[6] as HTMLElement);
    await expect(linux.getByText('Tern for Linux')).toBeVisible();
    await expect(linux.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://files.example/tern.deb',
    ]);
  },
};
export const Nothing: Story = {
  args: {
    items: downloadSamples.map(
      ({ platform, page, text, kind }) => ({ platform, page, text, kind, href: null }) as DownloadView,
    ),
  },
  parameters: { visual: { skip: 'The row without an address stands in Detected.' } },
  play: async ({ canvasElement }) => {
    for (const row of within(canvasElement).getAllByRole('listitem')) {
      await expect(within(row).getAllByRole('link')).toHaveLength(1);
    }
  },
};
