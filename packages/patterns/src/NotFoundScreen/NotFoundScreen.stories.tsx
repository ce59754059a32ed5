import type { Meta, StoryObj } from '@storybook/react-vite';
import { LostPlate } from '@tern/ui';
import { expect } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { notFoundScreenMessages as m } from './notFoundScreen.messages.ts';

const meta = {
  title: 'Patterns/Errors/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { picture: <LostPlate /> },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text(m.title));
    await expect(canvas.getByRole('link', { name: text(m.home) })).toHaveAttribute('href', '/');
  },
};

export const WithoutPicture: Story = { args: { picture: undefined } };

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
