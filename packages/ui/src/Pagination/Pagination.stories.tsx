import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page) => `Page ${page}`,
    current: 1,
    count: 14,
    hrefFor: (page) => `/blog?page=${page}`,
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** First, in the middle, last; few pages. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Stack gap={6}>
      <Pagination {...args} label="First" />
      <Pagination {...args} label="Middle" current={7} />
      <Pagination {...args} label="Last" current={14} />
      <Pagination {...args} label="Few" current={2} count={3} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const middle = within(within(canvasElement).getByRole('navigation', { name: 'Middle' }));
    await expect(middle.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    await expect(middle.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/blog?page=8');
    const first = within(within(canvasElement).getByRole('navigation', { name: 'First' }));
    await expect(first.queryByRole('link', { name: 'Previous page' })).toBeNull();
  },
};
export const OnePage: Story = {
  args: { count: 1 },
  parameters: { visual: { skip: 'Nothing is drawn.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
