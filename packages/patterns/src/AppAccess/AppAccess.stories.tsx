import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { AppAccess } from './AppAccess.tsx';
import { appAccessMessages as m } from './appAccess.messages.ts';

const meta = {
  title: 'Patterns/Account/AppAccess',
  component: AppAccess,
  args: { devicesHref: '/myAccount/deviceManage' },
} satisfies Meta<typeof AppAccess>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  parameters: { visual: { skip: 'A heading, sentences and a link.' } },
  play: async ({ args, canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('heading', { name: text(m.title) })).toBeVisible();
    await expect(canvas.getByText(text(m.asks))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.devices) })).toHaveAttribute(
      'href',
      expect.stringContaining(args.devicesHref),
    );
  },
};
