import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { factorRecoveryFormMessages } from '../FactorRecoveryForm/factorRecoveryForm.messages.ts';
import { secondCodeMessages } from '../forms/secondCode.messages.ts';
import { storyText } from '../storyText.ts';
import { SecondStepForm } from './SecondStepForm.tsx';
import { secondStepFormMessages as m } from './secondStepForm.messages.ts';

const meta = {
  title: 'Patterns/Account/SecondStepForm',
  component: SecondStepForm,
  args: {
    onSubmit: fn(),
    onBack: fn(),
    onLost: fn(),
    ticket: 'ticket',
    rememberDays: 30,
    loginHref: '/login',
  },
} satisfies Meta<typeof SecondStepForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement) =>
  root.querySelector<HTMLInputElement>('[name="code"]') as HTMLInputElement;

/** The field has the focus: the step before is gone. A browser without scripts sends the ticket along. */
export const Empty: Story = {
  parameters: { visual: { skip: 'WrongCode without its error.' } },
  play: async ({ args, canvasElement, loaded }) => {
    const code = field(canvasElement);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      code: '',
      step: 'code',
      ticket: 'ticket',
    });
    await userEvent.keyboard('{Enter}');
    await expect(code).toHaveAccessibleDescription(storyText(loaded)(secondCodeMessages.anyCodeMissing));
    await userEvent.keyboard('408 211{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '408 211', remember: false });
    code.blur();
  },
};

/** The box is ticked by keyboard, from the field, and the code is sent with it. */
export const Remembers: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const code = field(canvasElement);
    await waitFor(() => expect(code).toHaveFocus());
    const box = canvas.getByRole('checkbox', { name: storyText(loaded)(m.remember, { days: 30 }) });
    await expect(box).not.toBeChecked();
    await userEvent.keyboard('408211');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '408211', remember: true });
    box.blur();
  },
};

export const WrongCode: Story = {
  args: { error: 'verification_failed' },
  parameters: { visual: { skip: 'One field of the forms around the password, which are pictured.' } },
  play: async ({ canvasElement, loaded }) => {
    const code = field(canvasElement);
    await expect(code).toHaveAccessibleDescription(storyText(loaded)(secondCodeMessages.wrong));
    code.blur();
  },
};

export const TooManyAttempts: Story = {
  args: { error: 'rate_limited' },
  parameters: { visual: { skip: 'A notice, as in LoginForm.' } },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    const lost = storyText(loaded)(factorRecoveryFormMessages.open);
    await userEvent.click(canvas.getByRole('button', { name: lost }));
    await expect(args.onLost).toHaveBeenCalled();
    // The page of the workbench stays.
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(canvas.getByRole('link', { name: storyText(loaded)(m.back) }));
    await expect(args.onBack).toHaveBeenCalled();
    field(canvasElement).blur();
  },
};
