import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tern/ui';
import { oneMonth, twelveMonths } from '../PlanPicker/samplePlans.ts';
import { PayBar } from './PayBar.tsx';

const meta = {
  title: 'Patterns/Checkout/PayBar',
  component: PayBar,
  parameters: { layout: 'fullscreen', visual: { variant: 'mobile' } },
  globals: { variant: 'mobile', viewport: { value: 'mobile' } },
  args: { plan: twelveMonths, href: '/pricing/checkout/12m' },
} satisfies Meta<typeof PayBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};

export const WithoutDiscount: Story = { args: { plan: oneMonth, href: '/pricing/checkout/1m' } };

export const Submit: Story = {
  args: {
    href: undefined,
    children: (
      <Button type="submit" size="lg" busy>
        …
      </Button>
    ),
  },
};

export const AllStates: StoryObj = {
  tags: ['all-states'],
  parameters: { visual: { also: ['fr-mobile'] } },
};
