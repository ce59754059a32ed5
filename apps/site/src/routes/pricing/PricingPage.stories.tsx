import type { Meta, StoryObj } from '@storybook/react-vite';
import { activity, plans } from '@tern/contract';
import { formatMoney } from '@tern/i18n';
import { planFixtures } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement }) => {
    const chosen = within(canvasElement).getAllByRole<HTMLInputElement>('radio', { checked: true });
    await expect(chosen.map(({ value }) => value)).toContain('12m');
  },
};
export const PlanInTheAddress: Story = {
  args: { path: '/pricing?plan=6m' },
  parameters: { visual: { skip: 'Default with another plan chosen.' } },
};
export const Loading: Story = {
  args: { data: { ...storyData, plans: {} } },
  parameters: {
    visual: { skip: 'PlanPicker shows it.' },
    msw: [mockOperation(plans, { error: 'unavailable', delay: Number.POSITIVE_INFINITY })],
  },
};
const lowered = planFixtures('USD').map((plan) => ({
  ...plan,
  price: { ...plan.price, total: plan.price.total - 500 },
  usual_total: plan.price.total,
}));
/**
 * The address names an activity whose prices came with the page: they are not said as if they had changed, and a plan that is
 * chosen is said at the price of the activity.
 */
export const ActivityInTheAddress: Story = {
  args: {
    path: '/pricing?activity=actives1',
    data: {
      ...storyData,
      activity: {
        name: 'actives1',
        endsAt: Date.now() + 3_600_000,
        plans: { USD: lowered },
      },
    },
  },
  parameters: {
    visual: { skip: 'Looks as Default.' },
    msw: [mockOperation(activity, { error: 'unavailable', delay: Number.POSITIVE_INFINITY })],
  },
  play: async ({ canvasElement, globals }) => {
    const said = () =>
      [...canvasElement.querySelectorAll('[role="status"]')].map((part) => part.textContent).filter(Boolean);
    await expect(said()).toEqual([]);
    const sixMonths = within(canvasElement).getByDisplayValue('6m');
    await userEvent.click(sixMonths);
    const price = formatMoney({ amount: lowered[1]?.price.total ?? 0, currency: 'USD' }, globals.language);
    await waitFor(() => expect(said().join()).toContain(price));
    await expect(said()).toHaveLength(1);
  },
};
/** The service is unavailable: the page says so and retries on a click. */
export const Failed: Story = {
  args: { data: { ...storyData, plans: {} } },
  parameters: {
    visual: { skip: 'PlanPicker shows it.' },
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
