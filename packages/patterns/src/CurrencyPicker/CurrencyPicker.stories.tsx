import type { Meta, StoryObj } from '@storybook/react-vite';
import { currencies } from '@tern/domain';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CurrencyPicker } from './CurrencyPicker.tsx';

const meta = {
  title: 'Patterns/Plans/CurrencyPicker',
  component: CurrencyPicker,
  args: { value: 'USD', currencies, onChange: fn() },
} satisfies Meta<typeof CurrencyPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dollars: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ args, canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await expect(radios[0]).toBeChecked();
    radios[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalled();
    radios[0]?.blur();
  },
};

export const TwoCurrencies: Story = {
  parameters: { visual: { picture: 'state' } },
  args: { value: 'GBP', currencies: ['USD', 'GBP'] },
};
