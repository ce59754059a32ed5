import type { Meta, StoryObj } from '@storybook/react-vite';
import { currencies } from '@tern/domain';
import { expect, within } from 'storybook/test';
import { PricingFaq } from './PricingFaq.tsx';
import { pricingFaqMessages as messages } from './pricingFaq.messages.ts';

const meta = {
  title: 'Patterns/Plans/PricingFaq',
  component: PricingFaq,
  parameters: { layout: 'fullscreen' },
  args: { methods: ['s1'] },
} satisfies Meta<typeof PricingFaq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(loaded.intl.formatMessage(messages.paypalQuestion))).toBeNull();
    await expect(canvas.getByText(loaded.intl.formatMessage(messages.switchAnswer))).toBeVisible();
    // The answer lists what is sold, not what was sold when it was written.
    for (const currency of currencies) await expect(canvasElement).toHaveTextContent(currency);
  },
};

export const PayPal: Story = {
  args: { methods: ['ps', 's1'] },
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement, loaded }) => {
    await expect(
      within(canvasElement).getByText(loaded.intl.formatMessage(messages.paypalQuestion)),
    ).toBeInTheDocument();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
