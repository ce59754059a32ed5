import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  parameters: { visual: { dark: true } },
  args: { href: '#locations', children: 'All locations' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Arrow: Story = { args: { variant: 'arrow' } };
export const Plain: Story = { args: { variant: 'plain' } };
export const InText: Story = {
  render: (args) => (
    <p>
      Pick a country, switch it on. <Link {...args} /> are listed with their cities.
    </p>
  ),
};

export const External: Story = {
  args: { external: true, externalLabel: 'opens in a new tab', href: 'https://example.com/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All locations opens in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** The application decides how a path becomes a link. */
export const FromTheApplication: Story = {
  args: { href: '/vpn-servers' },
  parameters: { visual: { skip: 'Looks like Inline.' } },
  render: (args) => (
    <LinkProvider component={({ href, ...anchor }) => <a {...anchor} href={`/de${href}`} />}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All locations' })).toHaveAttribute(
      'href',
      '/de/vpn-servers',
    );
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
