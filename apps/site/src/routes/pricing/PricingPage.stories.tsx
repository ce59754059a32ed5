import type { Meta, StoryObj } from '@storybook/react-vite';
import { plans } from '@tern/contract';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, userEvent, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { PricingPage } from './PricingPage.tsx';

const meta = {
  title: 'Pages/Pricing',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: PricingPage, path: '/pricing', data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The recommended plan is preselected (spec section 4). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const chosen = within(canvasElement).getAllByRole<HTMLInputElement>('radio', { checked: true });
    await expect(chosen.map(({ value }) => value)).toContain('12m');
  },
};
export const PlanInTheAddress: Story = {
  args: { path: '/pricing?plan=6m' },
  parameters: { visual: { state: true, variant: 'mobile' } },
};
export const Loading: Story = {
  args: { data: { ...storyData, plans: {} } },
  parameters: {
    visual: { state: true, variant: 'mobile' },
    msw: [mockOperation(plans, { error: 'unavailable', delay: Number.POSITIVE_INFINITY })],
  },
};
/** The service is unavailable: the page says so and retries on a click. */
export const Failed: Story = {
  args: { data: { ...storyData, plans: {} } },
  parameters: {
    visual: { state: true, variant: 'mobile' },
    msw: [mockOperation(plans, { error: 'unavailable' })],
  },
  play: async ({ canvasElement }) => {
    const retry = await within(canvasElement).findByRole(
      'button',
      { name: /again|erneut|مجدد|مرة/i },
      { timeout: 8000 },
    );
    await userEvent.click(retry);
    await expect(retry).toBeVisible();
  },
};
