import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  parameters: { visual: { dark: true } },
  args: { children: 'The bot check could not load. Please refresh the page.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Data: Story = { args: { tone: 'data' } };
export const Danger: Story = {
  args: {
    tone: 'danger',
    live: true,
    children: 'Due to policy, this service is not available in China. Thank you for your understanding!',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
export const Success: Story = {
  args: { tone: 'success', title: 'Submit success', children: 'We will write back.' },
};
export const Dismissible: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Close' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
