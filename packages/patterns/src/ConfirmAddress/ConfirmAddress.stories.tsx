import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tern/ui';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { resetPasswordFormMessages } from '../ResetPasswordForm/resetPasswordForm.messages.ts';
import { storyText } from '../storyText.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { ConfirmAddressCode, type ConfirmAddressCodeProps } from './ConfirmAddressCode.tsx';
import { confirmAddressMessages as m } from './confirmAddress.messages.ts';

const start = Date.parse('2026-03-02T09:30:00Z');
const still = () => start;
const onCode = fn();
const code = (change: Partial<ConfirmAddressCodeProps> = {}) => (
  <ConfirmAddressCode
    email="marta@example.com"
    minutes={10}
    resend={{ resendAt: start + 42_000, clock: still, onResend: fn() }}
    onCode={onCode}
    {...change}
  />
);

const meta = {
  title: 'Patterns/Account/ConfirmAddress',
  component: ConfirmAddress,
  args: { email: 'marta@example.com', onRequest: fn() },
} satisfies Meta<typeof ConfirmAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before a code, with one on its way, with a wrong one, refused, and confirmed. */
export const Steps: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Stack gap={6}>
      <ConfirmAddress {...args} />
      <ConfirmAddress {...args}>{code()}</ConfirmAddress>
      <ConfirmAddress {...args}>{code({ error: 'verification_failed' })}</ConfirmAddress>
      <ConfirmAddress {...args} error="email_known" />
      <ConfirmAddress {...args} done />
    </Stack>
  ),
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(resetPasswordFormMessages.verificationFailed))).toBeVisible();
    await expect(canvas.getByText(text(m.known))).toBeVisible();
    await expect(canvas.getByText(text(m.done))).toBeVisible();
  },
};

export const Sending: Story = {
  args: { busy: true },
  parameters: { visual: { skip: 'The button is pictured in Steps.' } },
  play: async ({ args, canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText(loaded)(m.send) }));
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};

const longAddress = 'maximiliane.schottenhammel-oberwiesenthal@a-very-long-company-name.example';

export const LongAddress: Story = {
  args: {
    email: longAddress,
    children: code({ email: longAddress }),
  },
};

/** Nothing, too little, and then the code. */
export const Typed: Story = {
  args: { children: code() },
  parameters: { visual: { skip: 'The field is pictured in Steps.' } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const field = canvasElement.querySelector('input[name="code"]') as HTMLInputElement;
    const submit = canvas.getByRole('button', { name: text(m.submit) });
    await userEvent.click(submit);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(text(resetPasswordFormMessages.codeMissing));
    await userEvent.type(field, '4082{Enter}');
    await expect(field).toHaveAccessibleDescription(text(resetPasswordFormMessages.codeShort, { length: 8 }));
    await userEvent.clear(field);
    await userEvent.type(field, '40821157{Enter}');
    await expect(onCode).toHaveBeenCalledWith('40821157');
    field.blur();
  },
};

/** The address is confirmed: the focus stays where the form was. */
export const Confirmed: Story = {
  parameters: { visual: { skip: 'Pictured in Steps.' } },
  render: function Confirming(args) {
    const [done, setDone] = useState(false);
    return (
      <ConfirmAddress {...args} done={done}>
        {code({ onCode: () => setDone(true) })}
      </ConfirmAddress>
    );
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    const field = canvasElement.querySelector('input[name="code"]') as HTMLInputElement;
    await userEvent.type(field, '40821157{Enter}');
    const told = await canvas.findByText(storyText(loaded)(m.done));
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
    await expect(document.activeElement).not.toBe(document.body);
    (document.activeElement as HTMLElement).blur();
  },
};
