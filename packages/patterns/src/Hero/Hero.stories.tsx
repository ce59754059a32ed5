import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleTrial } from '../trial/sampleTrial.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Patterns/Home/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { trial: sampleTrial },
  render: (args, { globals }) => <Hero {...args} variant={globals.variant} />,
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

const links = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('a')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href'));

export const Standard: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('h1')).toHaveLength(1);
    await expect(links(canvasElement)).toEqual([sampleTrial.href, '/pricing']);
    await expect(canvasElement.querySelector('[style]')).toBeNull();
  },
};

/** No trial is sold: the plans come first, and a button names the guarantee. */
export const WithoutTrial: Story = {
  args: { trial: null },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual(['/pricing', '/30-days']);
  },
};

/** Where nothing is sold, the notice above the page says so, and nothing here leads to a price. */
export const Closed: Story = {
  args: { closed: true, trial: null },
  parameters: { visual: { skip: 'Standard without its buttons.' } },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual([]);
    await expect(canvasElement).not.toHaveTextContent(/[$€£¥]/);
  },
};
export const OtherCurrency: Story = {
  args: { fromPrice: { amount: 599, currency: 'GBP' } },
  parameters: { visual: { skip: 'Looks like Standard, with another price.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('5.99');
  },
};

export const Mobile: Story = {
  globals: { variant: 'mobile', viewport: { value: 'mobile' } },
  parameters: { visual: { skip: 'Standard is drawn in the mobile modes' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('use')?.getAttribute('href')).toMatch(/north-mobile/);
  },
};
