import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { ChinaNotice } from './ChinaNotice.tsx';
import { chinaNoticeMessages as m } from './chinaNotice.messages.ts';

const meta = {
  title: 'Patterns/Errors/ChinaNotice',
  component: ChinaNotice,
} satisfies Meta<typeof ChinaNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(storyText(loaded)(m.text));
  },
};
