import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { offlineNoticeMessages as m } from './offlineNotice.messages.ts';

const meta = {
  title: 'Patterns/Frame/OfflineNotice',
  component: OfflineNotice,
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  args: { offline: true },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText(loaded)(m.title));
  },
};

/** The region is there before the news, or screen readers would miss it. */
export const Online: Story = {
  args: { offline: false },
  parameters: { visual: { skip: 'draws nothing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
