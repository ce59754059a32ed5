import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { ScriptNeeded } from './ScriptNeeded.tsx';
import { scriptNeededMessages as m } from './scriptNeeded.messages.ts';

const meta = {
  title: 'Patterns/Frame/ScriptNeeded',
  component: ScriptNeeded,
} satisfies Meta<typeof ScriptNeeded>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The workbench runs scripts: there is nothing to see. */
export const WithScripts: Story = {
  parameters: { visual: { skip: 'draws nothing' } },
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(canvasElement.querySelector('noscript')).toBeInTheDocument();
    await expect(canvas.queryByText(storyText(loaded)(m.title))).toBeNull();
  },
};
