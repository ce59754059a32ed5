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

/** A name of its own direction: the plus stays at its end, also from right to left. */
export const LatinName: Story = {
  args: { items: [{ label: 'الرئيسية', href: '/' }, { label: 'Disney+' }] },
  decorators: [
    (story) => (
      <div dir="rtl" lang="ar">
        {story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByText('Disney+').firstChild as Text;
    const leftOf = (from: number) => {
      const range = document.createRange();
      range.setStart(name, from);
      range.setEnd(name, from + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf('Disney'.length)).toBeGreaterThan(leftOf(0));
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
