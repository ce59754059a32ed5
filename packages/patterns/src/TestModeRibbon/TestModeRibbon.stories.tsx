import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { TestModeRibbon } from './TestModeRibbon.tsx';
import { testModeRibbonMessages as m } from './testModeRibbon.messages.ts';

const meta = {
  title: 'Patterns/Frame/TestModeRibbon',
  component: TestModeRibbon,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TestModeRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('complementary', { name: storyText(loaded)(m.label) })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithInbox: Story = {
  args: { inboxHref: 'http://localhost:3001/inbox' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'http://localhost:3001/inbox');
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
