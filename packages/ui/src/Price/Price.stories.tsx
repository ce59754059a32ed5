import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Price } from './Price.tsx';

const parts = (amount: number, currency: string, language: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(amount);

const meta = {
  title: 'Components/Commerce/Price',
  component: Price,
  args: { parts: parts(3.75, 'USD', 'en'), label: '$3.75 per month' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$3.75 per month')).toBeInTheDocument();
    const symbol = canvas.getByText('$');
    const figures = symbol.parentElement as HTMLElement;
    await expect(figures).toHaveTextContent('$3.75');
    await expect(symbol.getBoundingClientRect().left).toBeLessThan(
      figures.getBoundingClientRect().left + figures.getBoundingClientRect().width / 3,
    );
  },
};
export const Medium: Story = { args: { size: 'md' } };
export const ExtraLarge: Story = { args: { size: 'xl' } };
export const SymbolAfter: Story = {
  args: { parts: parts(3.75, 'USD', 'de'), label: '3,75 $ pro Monat' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$').parentElement).toHaveTextContent('3,75$');
  },
};
export const LongSymbol: Story = {
  args: { parts: parts(1234.5, 'CAD', 'en'), label: 'CA$1,234.50 per month' },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
