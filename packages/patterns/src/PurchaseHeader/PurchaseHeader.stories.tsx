import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLanguages } from '../navigation/storyLanguages.ts';
import { storyText } from '../storyText.ts';
import { PurchaseHeader } from './PurchaseHeader.tsx';
import { purchaseHeaderMessages } from './purchaseHeader.messages.ts';

const meta = {
  title: 'Patterns/Frame/PurchaseHeader',
  component: PurchaseHeader,
  parameters: { layout: 'fullscreen' },
  args: { brandName: 'Tern', languages: storyLanguages, current: 'en' },
  render: (args, { globals }) => <PurchaseHeader {...args} current={globals.language} />,
} satisfies Meta<typeof PurchaseHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One way out, the languages and the lock. */
export const Default: Story = {
  parameters: { visual: { picture: 'whole', dark: true, also: ['en-text-spacing', 'de-zoom'] } },
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(purchaseHeaderMessages.secure))).toBeVisible();
    await expect(canvasElement.querySelectorAll('header a:not(li a)')).toHaveLength(1);
    await expect(canvasElement.querySelector('nav, button')).toBeNull();
  },
};
