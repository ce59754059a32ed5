import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { VpnServerPage } from './VpnServerPage.tsx';

const meta = {
  title: 'Pages/Countries',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: VpnServerPage, path: '/vpn-server', data: storyData },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = { parameters: { visual: { state: true, variant: 'mobile' } } };
export const OneCountry: Story = {
  args: { Page: VpnServerPage, path: '/vpn-server/japan-vpn' },
  parameters: { visual: { state: true } },
};
export const ManyTimeZones: Story = {
  args: { Page: VpnServerPage, path: '/vpn-server/canada-vpn' },
  parameters: { visual: { state: true, variant: 'mobile' } },
};
