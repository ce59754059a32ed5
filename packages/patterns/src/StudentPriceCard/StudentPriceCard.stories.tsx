import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { StudentPriceCard } from './StudentPriceCard.tsx';
import { studentPriceCardMessages as m } from './studentPriceCard.messages.ts';

const meta = {
  title: 'Patterns/Campaigns/StudentPriceCard',
  component: StudentPriceCard,
  args: {
    price: { amount: 3150, currency: 'USD' },
    before: { amount: 4500, currency: 'USD' },
    count: 12,
    unit: 'MONTH',
  },
} satisfies Meta<typeof StudentPriceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  parameters: { visual: { state: true, variant: 'mobile' } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: storyText(loaded)(m.action) })).toHaveAttribute(
      'href',
      expect.stringContaining('/myAccount/student'),
    );
    await expect(canvasElement.querySelector('s')).toHaveTextContent('45');
  },
};
