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
    now: { amount: 4500, currency: 'USD' },
    later: { amount: 4500, currency: 'USD' },
    count: 12,
    unit: 'MONTH',
  },
} satisfies Meta<typeof StudentPriceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence with the price without a code. */
const before = (canvas: HTMLElement, loaded: Parameters<typeof storyText>[0]) =>
  [...canvas.querySelectorAll('p')].find(({ textContent }) =>
    textContent.startsWith(storyText(loaded)(m.before, { before: '' }).trim()),
  );

export const Year: Story = {
  parameters: { visual: { picture: 'whole', variant: 'mobile' } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: storyText(loaded)(m.action) })).toHaveAttribute(
      'href',
      expect.stringContaining('/myAccount/student'),
    );
    await expect(before(canvasElement, loaded)).toHaveTextContent('45');
  },
};

/** While an offer runs it is the price that everybody pays; over two periods it costs less. */
export const DuringAnOffer: Story = {
  args: { now: { amount: 3476, currency: 'USD' } },
  parameters: { visual: { skip: 'Looks as Year, with a sentence more.' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(before(canvasElement, loaded)).toHaveTextContent('34');
    await expect(canvasElement).toHaveTextContent('69');
    await expect(canvasElement).toHaveTextContent('76');
  },
};

/** The offer is the better price: there is none without a code to compare with. */
export const DuringABetterOffer: Story = {
  args: {
    price: { amount: 3000, currency: 'USD' },
    now: { amount: 3000, currency: 'USD' },
    later: { amount: 3000, currency: 'USD' },
  },
  parameters: { visual: { skip: 'Looks as Year, without the price without a code.' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(before(canvasElement, loaded)).toBeUndefined();
  },
};
