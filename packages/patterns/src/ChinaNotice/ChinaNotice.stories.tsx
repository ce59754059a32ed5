import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChinaNotice } from './ChinaNotice.tsx';

const meta = {
  title: 'Patterns/Errors/ChinaNotice',
  component: ChinaNotice,
} satisfies Meta<typeof ChinaNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
