import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { LeakFixes } from './LeakFixes.tsx';
import { leakFixesMessages as m } from './leakFixes.messages.ts';

const meta = {
  title: 'Patterns/Tools/LeakFixes',
  component: LeakFixes,
  parameters: { layout: 'fullscreen' },
  args: { browser: 'firefox', system: 'mac' },
} satisfies Meta<typeof LeakFixes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The visitor's own come first, and say so. */
export const Known: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const cards = within(canvasElement).getAllByRole('article');
    await expect(cards[0]).toHaveTextContent(text(m['firefox.name']));
    await expect(within(canvasElement).getAllByText(text(m.yours))).toHaveLength(2);
  },
};
/** Before the page knows, and on what it does not know. */
export const Unknown: Story = {
  args: { browser: null, system: null },
  parameters: { visual: { skip: 'Differs by two badges.' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).queryByText(storyText(loaded)(m.yours))).toBeNull();
  },
};
