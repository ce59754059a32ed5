import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { FactorRecoveryForm } from './FactorRecoveryForm.tsx';
import { factorRecoveryFormMessages as m } from './factorRecoveryForm.messages.ts';

const meta = {
  title: 'Patterns/Account/FactorRecoveryForm',
  component: FactorRecoveryForm,
  args: {
    sent: null,
    days: 7,
    ticket: 'ticket',
    onSubmit: fn(),
    onBack: fn(),
    loginHref: '/login',
    contactHref: '/contact',
  },
} satisfies Meta<typeof FactorRecoveryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading has the focus: the code is gone. A browser without scripts sends the ticket along. */
export const Explained: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({ step: 'send', ticket: 'ticket' });
    await userEvent.click(canvas.getByRole('button', { name: storyText(loaded)(m.submit) }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Sent: Story = {
  args: { sent: { minutes: 60 } },
  parameters: { visual: { skip: 'Explained with other words, and without its button.' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('button')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const TooManyRequests: Story = {
  args: { error: 'rate_limited' },
  parameters: { visual: { skip: 'A notice, as in LoginForm.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
