import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Purchase',
    doneLabel: 'done',
    currentId: 'pay',
    steps: [
      { id: 'plan', label: 'Plan' },
      { id: 'pay', label: 'Payment' },
      { id: 'receipt', label: 'Receipt' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const steps = within(within(canvasElement).getByRole('list', { name: 'Purchase' })).getAllByRole(
      'listitem',
    );
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('Plan (done)');
    await expect(steps[2]).not.toHaveAttribute('aria-current');
  },
};
export const Column: Story = {
  args: {
    direction: 'column',
    label: 'Set up the television',
    currentId: 'addresses',
    steps: [
      { id: 'bind', label: 'Bind your address', note: 'So that the television is let through.' },
      { id: 'addresses', label: 'Enter the two addresses', note: 'In the network settings, under DNS.' },
      { id: 'restart', label: 'Restart the television', note: 'It keeps the old addresses until then.' },
    ],
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
