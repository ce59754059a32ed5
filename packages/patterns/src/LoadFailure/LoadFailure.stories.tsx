import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { loadFailureMessages as m } from './loadFailure.messages.ts';

const meta = {
  title: 'Patterns/Frame/LoadFailure',
  component: LoadFailure,
  parameters: {
    docs: { story: { inline: false, height: '12rem' } },
    visual: { skip: 'a danger Notice in the place of OfflineNotice' },
  },
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.text));
  },
};

/** As the server writes it. A script takes `hidden` off. */
export const Waiting: Story = {
  args: { hidden: true },
  play: async ({ canvas, canvasElement, loaded }) => {
    const notice = canvasElement.querySelector<HTMLElement>('[data-load-failure]');
    await expect(notice).not.toBeVisible();
    if (notice) notice.hidden = false;
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.text));
  },
};
