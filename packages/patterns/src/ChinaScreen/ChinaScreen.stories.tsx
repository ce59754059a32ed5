import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { chinaNoticeMessages as m } from '../ChinaNotice/chinaNotice.messages.ts';
import { storyText } from '../storyText.ts';
import { ChinaScreen } from './ChinaScreen.tsx';

const meta = {
  title: 'Patterns/Errors/ChinaScreen',
  component: ChinaScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChinaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text(m.title));
    await expect(canvas.getByRole('alert')).toHaveTextContent(text(m.text));
  },
};
