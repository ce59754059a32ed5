import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatWholeDate, type Language } from '@tern/i18n';
import { expect, fn, within } from 'storybook/test';
import { oneMonth, sixMonths, twelveMonths } from '../PlanPicker/samplePlans.ts';
import { PlanScale } from '../PlanScale/PlanScale.tsx';
import { Readout, type ReadoutProps } from './Readout.tsx';
import { readoutMessages } from './readout.messages.ts';

const now = Date.UTC(2026, 10, 26, 12);

const OnScale = (props: ReadoutProps) => (
  <PlanScale plans={props.plans} selectedId="12m" onSelect={fn()}>
    <Readout {...props} />
  </PlanScale>
);
const meta = {
  title: 'Patterns/Plans/Readout',
  component: Readout,
  render: (args) => <OnScale {...args} />,
  parameters: { visual: { skip: 'Stands in PlanPicker.' } },
  args: {
    plans: [oneMonth, sixMonths, twelveMonths],
    hrefFor: (plan) => `/pricing/checkout/${plan.id}`,
    now,
  },
} satisfies Meta<typeof Readout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The day of the next payment is that of the quote. */
export const Day: Story = {
  play: async ({ canvasElement, globals }) => {
    const day = formatWholeDate(Date.UTC(2027, 10, 26), globals.language as Language);
    // The day has no-break spaces, which a query by text reads as plain ones.
    await expect(within(canvasElement).getByText(day.replace(/\s/g, ' '))).toBeVisible();
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};
/** A page that is older than the visit names no day. */
export const Shared: Story = {
  args: { now: null },
  play: async ({ canvasElement, loaded }) => {
    const after = loaded.intl.formatMessage(readoutMessages.after, { count: 12, unit: 'MONTH' });
    await expect(within(canvasElement).getByText(after)).toBeVisible();
  },
};
/** The price of another plan today depends on the one there is: no sum is promised. */
export const Owner: Story = {
  args: { owner: { standing: 'plan', plan: sixMonths, until: '2027-05-26T00:00:00.000Z' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(canvasElement).toHaveTextContent(loaded.intl.formatMessage(readoutMessages.changeNote));
    await expect(canvasElement).not.toHaveTextContent(loaded.intl.formatMessage(readoutMessages.today));
  },
};
