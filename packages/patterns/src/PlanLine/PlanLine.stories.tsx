import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlanLine } from './PlanLine.tsx';

const meta = {
  title: 'Patterns/Account/PlanLine',
  component: PlanLine,
  parameters: { visual: { skip: 'Stands in the subscriptions of the account.' } },
  args: {
    from: Date.UTC(2026, 7, 2),
    to: Date.UTC(2027, 7, 2),
    today: Date.UTC(2026, 10, 26),
    paid: { amount: 4500, currency: 'USD' },
    next: { amount: 4500, currency: 'USD' },
  },
} satisfies Meta<typeof PlanLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const birdOf = (canvasElement: HTMLElement) =>
  Number(
    /translate\(([\d.]+)/.exec(
      canvasElement.querySelector('svg g[transform]')?.getAttribute('transform') ?? '',
    )?.[1],
  );

/** The tern stands at today's share of the time. */
export const Year: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/249|٢٤٩/);
    await expect(birdOf(canvasElement)).toBeCloseTo(10 + (116 / 365) * 580, 0);
    // The words for today stand below the bird; on a phone they have no room to follow it.
    const [bird, words] = ['svg path:nth-of-type(1)', 'p:nth-of-type(2) > span'].map((selector) => {
      const { left, width } = canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return left + width / 2;
    });
    if (matchMedia('(min-width: 750px)').matches)
      await expect(Math.abs(Number(bird) - Number(words))).toBeLessThan(2);
  },
};
/** Free days come before the next payment. */
export const FreeDays: Story = {
  args: { extraTo: Date.UTC(2027, 8, 1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/30|٣٠/);
  },
};
/** On the first day and after the last the tern stands at the ends. */
export const Ends: Story = {
  args: { today: Date.UTC(2028, 0, 1) },
  play: async ({ canvasElement }) => {
    await expect(birdOf(canvasElement)).toBe(590);
  },
};
export const Month: Story = {
  args: {
    from: Date.UTC(2026, 10, 20),
    to: Date.UTC(2026, 11, 20),
    paid: { amount: 1200, currency: 'JPY' },
    next: undefined,
  },
};
