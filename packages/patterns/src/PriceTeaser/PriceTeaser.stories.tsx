import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { oneMonth, samplePlans, sixMonths } from '../PlanPicker/samplePlans.ts';
import { PriceTeaser } from './PriceTeaser.tsx';

const meta = {
  title: 'Patterns/Home/PriceTeaser',
  component: PriceTeaser,
  parameters: { layout: 'fullscreen' },
  args: { plans: samplePlans, hrefFor: (id) => `/pricing/checkout/${id}` },
} satisfies Meta<typeof PriceTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plans: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const hrefs = [...canvasElement.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(samplePlans.map(({ id }) => `/pricing/checkout/${id}`));
    /* The heading states the lowest price of the plans shown. */
    await expect(canvasElement.querySelector('h2')).toHaveTextContent('3.75');
  },
};

export const DearerPlansOnly: Story = {
  args: { plans: [oneMonth, sixMonths] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('h2')).toHaveTextContent('5.99');
  },
};

/** Before the plans are known there is still a way to them. */
export const PlansUnknown: Story = {
  args: { plans: [] },
  play: async ({ canvasElement }) => {
    const hrefs = [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/pricing']);
  },
};

export const ChoosesCurrency: Story = {
  parameters: { visual: { picture: 'state' } },
  args: { currency: 'USD', currencies: ['USD', 'GBP'], onCurrencyChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /GBP/ }));
    await expect(args.onCurrencyChange).toHaveBeenCalledWith('GBP');
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
