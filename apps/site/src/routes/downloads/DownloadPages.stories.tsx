import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { DownloadPage } from './DownloadPage.tsx';
import { GameHostPage } from './GameHostPage.tsx';
import { SmartTvsPage } from './SmartTvsPage.tsx';

const meta = {
  title: 'Pages/Downloads',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: DownloadPage, path: '/download', data: storyData },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { parameters: { visual: { picture: 'state', variant: 'desktop' } } };
export const OneApp: Story = {
  args: {
    Page: DownloadPage,
    path: '/download/mac',
    data: {
      ...storyData,
      downloads: {
        mac: {
          href: 'https://files.example/tern.dmg',
          version: '1.0.0',
          size: 61_700_000,
          sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          signature: 'https://files.example/tern.dmg.sig',
          requirements: 'macOS 14',
        },
      },
    },
  },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toContain('https://files.example/tern.dmg');
    await expect(hrefs).toContain('https://files.example/tern.dmg.sig');
    await expect(main.getByText(/^9f86d081/)).toBeVisible();
    await expect(main.getByText('macOS 14')).toBeVisible();
  },
};
export const NothingToDownload: Story = {
  args: { Page: DownloadPage, path: '/download/ios' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const Televisions: Story = {
  args: { Page: SmartTvsPage, path: '/download/smart-tvs' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const OneTelevision: Story = {
  args: { Page: SmartTvsPage, path: '/download/smart-tvs/samsung-tv' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const Console: Story = {
  args: { Page: GameHostPage, path: '/download/game-host/playstation' },
  parameters: { visual: { variant: 'desktop' } },
};
