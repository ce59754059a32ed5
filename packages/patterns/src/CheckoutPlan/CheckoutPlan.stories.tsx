import type { Meta, StoryObj } from '@storybook/react-vite';
import { currencies } from '@tern/domain';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { checkoutFormMessages } from '../CheckoutForm/checkoutForm.messages.ts';
import { planChoiceMessages } from '../PlanPicker/planChoice.messages.ts';
import { samplePlans, twelveMonths } from '../PlanPicker/samplePlans.ts';
import { storyText } from '../storyText.ts';
import { CheckoutPlan, type CheckoutPlanProps } from './CheckoutPlan.tsx';

function Choosing(props: CheckoutPlanProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <CheckoutPlan
      {...props}
      selected={selected}
      onSelect={(id) => {
        setSelected(props.plans?.find((plan) => plan.id === id) ?? null);
        props.onSelect(id);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Checkout/CheckoutPlan',
  component: CheckoutPlan,
  render: (args) => <Choosing {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    plans: samplePlans,
    selected: twelveMonths,
    onSelect: fn(),
    currency: 'USD',
    currencies,
    onCurrencyChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CheckoutPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One row: nobody who has chosen a plan sees the plans again. */
export const Default: Story = {
  parameters: { visual: { dark: true, also: ['en-text-spacing', 'de-zoom'] } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      storyText(loaded)(checkoutFormMessages.title),
    );
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};

/** The row opens onto the others with a press or a key, before React is there as well. */
export const Open: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the row opens', async () => {
      await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
      await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
    });
    await step('another plan takes its place in the row, and the list stays open', async () => {
      canvas.getByRole('radio', { name: /^12/ }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('6m');
      await expect(canvasElement.querySelector('summary strong')).toHaveTextContent(/6/);
      await expect(canvas.getByRole('radio', { checked: true, name: /^6|٦/ })).toHaveFocus();
      (document.activeElement as HTMLElement).blur();
    });
  },
};

/** The Windows client comes without a plan: the list is open at first. */
export const OpenedAtFirst: Story = {
  args: { opened: true },
  parameters: { visual: { skip: 'Looks like Open.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
  },
};

export const Owned: Story = {
  args: {
    opened: true,
    plans: samplePlans.map((plan) => (plan.id === '6m' ? { ...plan, owned: true } : plan)),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input[value="6m"]')).toBeDisabled();
  },
};

export const Loading: Story = { args: { plans: null, selected: null } };

export const Failed: Story = {
  args: { plans: null, selected: null, error: true },
  play: async ({ args, canvasElement, loaded }) => {
    const retry = within(canvasElement).getByRole('button', {
      name: storyText(loaded)(planChoiceMessages.retry),
    });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    retry.blur();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
