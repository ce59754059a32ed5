import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    items: [{ label: 'Home', href: '/' }, { label: 'VPN servers', href: '/vpn-servers' }, { label: 'Japan' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'You are here' });
    await expect(within(nav).getByRole('link', { name: 'VPN servers' })).toHaveAttribute(
      'href',
      '/vpn-servers',
    );
    await expect(within(nav).getByText('Japan')).toHaveAttribute('aria-current', 'page');
  },
};
