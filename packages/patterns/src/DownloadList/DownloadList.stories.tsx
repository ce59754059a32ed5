import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DownloadList } from './DownloadList.tsx';

const meta = {
  title: 'Patterns/Tools/DownloadList',
  component: DownloadList,
  args: {
    detected: 'mac',
    items: [
      {
        platform: 'windows',
        href: '/files/windows.exe',
        kind: 'file',
        version: '1.0.0',
        size: 84_200_000,
        requirement: 'Windows 10',
      },
      { platform: 'mac', href: '/files/mac.dmg', kind: 'file', version: '1.0.0', size: 61_700_000 },
      { platform: 'ios', href: 'https://store.example/ios', kind: 'store' },
      { platform: 'chrome', href: 'https://store.example/chrome', kind: 'store', version: '1.0.0' },
      { platform: 'tv', href: null, kind: 'store' },
    ],
  },
} satisfies Meta<typeof DownloadList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The app of this device comes first and has the coral button. */
export const Detected: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const [first, ...others] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Tern for Mac');
    await expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/files/mac.dmg');
    await expect(others).toHaveLength(4);
    await expect(within(others.at(-1) as HTMLElement).queryByRole('link')).toBeNull();
  },
};
