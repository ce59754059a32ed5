import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@tern/domain';
import { expect } from 'storybook/test';
import { TrustFacts } from './TrustFacts.tsx';

const meta = {
  title: 'Patterns/Home/TrustFacts',
  component: TrustFacts,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TrustFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Claims: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    const { servers, countries, devices, moneyBackDays } = brand.claims;
    const figures = [...canvasElement.querySelectorAll('dd')].map((item) => item.textContent ?? '');
    await expect(figures).toHaveLength(4);
    for (const [index, value] of [servers, countries, devices, moneyBackDays].entries()) {
      await expect(figures[index]).toContain(String(value));
    }
  },
};
