import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@tern/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { passkeyErrorMessages } from '../forms/passkeyErrors.messages.ts';
import { storyText } from '../storyText.ts';
import { SetPasswordForm, type SetPasswordFormProps } from './SetPasswordForm.tsx';
import { setPasswordFormMessages as m } from './setPasswordForm.messages.ts';

const meta = {
  title: 'Patterns/Account/SetPasswordForm',
  component: SetPasswordForm,
  args: { onSubmit: fn(), email: 'marta@example.com' },
} satisfies Meta<typeof SetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const controls = (root: HTMLElement) => {
  const form = root.querySelector('form');
  const password = form?.elements.namedItem('password');
  const confirm = form?.elements.namedItem('confirm');
  const submit = form?.querySelector('button[type="submit"]');
  if (!(password instanceof HTMLInputElement && confirm instanceof HTMLInputElement && submit)) {
    throw new Error('the form is not complete');
  }
  return { password, confirm, submit };
};

export const Empty: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const { password, confirm } = controls(canvasElement);
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(confirm).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvasElement.querySelector('input[autocomplete="username"]')).toHaveValue(
      'marta@example.com',
    );
  },
};

/** It breaks within the column and makes nothing wider. */
export const LongAddress: Story = {
  args: { email: 'maximiliane.schottenhammel.oberwiesenthal@averylongcompanyname.example' },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    const { password } = controls(canvasElement);
    await expect(form?.scrollWidth).toBe(form?.clientWidth);
    await expect(password.getBoundingClientRect().width).toBeLessThanOrEqual(form?.clientWidth ?? 0);
  },
};

/** The rules update with every key. */
export const RulesLive: Story = {
  play: async ({ canvasElement, userEvent, loaded }) => {
    const text = storyText(loaded);
    const { password } = controls(canvasElement);
    const states = () =>
      [...canvasElement.querySelectorAll('li')].map((rule) =>
        rule.textContent?.includes(text(m.ruleUnmet)) ? 'unmet' : 'met',
      );
    await expect(states()).toEqual(['unmet', 'unmet', 'unmet']);
    await userEvent.type(password, 'abcdefgh');
    await expect(states()).toEqual(['met', 'unmet', 'unmet']);
    await userEvent.type(password, 'J');
    await expect(states()).toEqual(['met', 'met', 'unmet']);
    await userEvent.type(password, '#');
    await expect(states()).toEqual(['met', 'met', 'met']);
    await userEvent.type(password, '12345678901');
    await expect(states()).toEqual(['unmet', 'met', 'met']);
    await userEvent.type(password, '{Backspace}');
    password.blur();
  },
};

export const NothingEntered: Story = {
  play: async ({ args, canvasElement, userEvent, loaded }) => {
    const text = storyText(loaded);
    const { password, confirm, submit } = controls(canvasElement);
    await userEvent.click(submit);
    await expect(canvasElement.querySelector('[role="group"][tabindex="-1"]')).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(expect.stringContaining(text(m.passwordMissing)));
    await expect(confirm).toHaveAccessibleDescription(text(m.confirmMissing));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    password.blur();
  },
};

/** Each rule has its own words; the confirmation follows the password. */
export const Corrected: Story = {
  parameters: { visual: { skip: 'It ends as RulesLive does.' } },
  play: async ({ args, canvasElement, userEvent, loaded }) => {
    const text = storyText(loaded);
    const { password, confirm, submit } = controls(canvasElement);
    const says = (words: string) =>
      expect(password).toHaveAccessibleDescription(expect.stringContaining(words));
    await userEvent.type(password, 'Abc#123');
    await userEvent.type(confirm, 'Abc#123');
    await userEvent.click(submit);
    await says(text(m.passwordShort));
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(password, '4567890123456789');
    await says(text(m.passwordLength));
    await expect(confirm).toHaveAccessibleDescription(text(m.mismatch));
    await userEvent.clear(password);
    await userEvent.type(password, 'abcdefgh');
    await says(text(m.passwordClasses));
    await userEvent.clear(password);
    await userEvent.type(password, 'Abc#1234');
    await expect(password).not.toBeInvalid();
    await userEvent.click(submit);
    await waitFor(() => expect(confirm).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(confirm, '4');
    await expect(confirm).not.toBeInvalid();
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Abc#1234' });
  },
};

export const Mismatch: Story = {
  parameters: { visual: { skip: 'NothingEntered with other words.' } },
  play: async ({ canvasElement, userEvent, loaded }) => {
    const { password, confirm, submit } = controls(canvasElement);
    await userEvent.type(password, 'Abc#1234');
    await userEvent.type(confirm, 'Abc#1235');
    await userEvent.click(submit);
    await expect(confirm).toHaveAccessibleDescription(storyText(loaded)(m.mismatch));
    await waitFor(() => expect(confirm).toHaveFocus());
    confirm.blur();
  },
};

export const Busy: Story = {
  args: { busy: true },
  parameters: { visual: { skip: 'As in LoginForm.' } },
};

export const AlreadySet: Story = {
  args: { error: 'password_already_set' },
  parameters: { visual: { skip: 'Empty with a notice, as in LoginForm.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.alreadySet));
  },
};

/** The server has the last word about the rules. */
export const RefusedByServer: Story = {
  args: { error: 'password_classes' },
  parameters: { visual: { skip: 'NothingEntered with other words.' } },
  play: async ({ canvasElement, loaded }) => {
    const { password } = controls(canvasElement);
    await expect(password).toHaveAccessibleDescription(
      expect.stringContaining(storyText(loaded)(m.passwordClasses)),
    );
  },
};

/** On the list of the most common ones; what was typed stays. */
export const TooCommon: Story = {
  args: { error: 'password_common' },
  parameters: { visual: { skip: 'RefusedByServer with other words.' } },
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { password } = controls(canvasElement);
    await expect(password).toHaveAccessibleDescription(
      expect.stringContaining(storyText(loaded)(m.passwordCommon)),
    );
    await userEvent.type(password, 'P@ssw0rd1');
    await expect(password).toHaveValue('P@ssw0rd1');
    password.blur();
  },
};

function Saving(props: SetPasswordFormProps) {
  const [saved, setSaved] = useState(false);
  return <SetPasswordForm {...props} saved={saved} onSubmit={() => setSaved(true)} />;
}

/** The result takes the place of the form and has the focus that the form had, which reads it. */
export const Saved: Story = {
  parameters: { visual: { picture: 'state' } },
  render: (args) => <Saving {...args} />,
  play: async ({ canvasElement, canvas, userEvent, loaded }) => {
    const { password, confirm } = controls(canvasElement);
    await userEvent.type(password, 'Abc#1234');
    await userEvent.type(confirm, 'Abc#1234{Enter}');
    const result = await canvas.findByRole('group', { name: storyText(loaded)(m.saved) });
    await waitFor(() => expect(result).toHaveFocus());
    await expect(canvas.queryByRole('status')).toBeNull();
    result.blur();
  },
};

/** Where the browser has passkeys, one may take the place of the password. */
export const PasskeyInstead: Story = {
  args: { onPasskey: fn() },
  play: async ({ args, canvas, userEvent, loaded }) => {
    const button = canvas.getByRole('button', { name: storyText(loaded)(m.passkey) });
    await userEvent.click(button);
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    button.blur();
  },
};

/** The dialog of the browser is open: the form sends nothing. */
export const PasskeyInTheBrowser: Story = {
  args: { onPasskey: fn(), passkeyBusy: true },
  parameters: { visual: { skip: 'PasskeyInstead with a notice; its button turns.' } },
  play: async ({ args, canvas, canvasElement, userEvent, loaded }) => {
    const { password, confirm } = controls(canvasElement);
    await expect(canvas.getByText(storyText(loaded)(passkeyErrorMessages.waiting))).toBeVisible();
    await userEvent.type(password, 'Abc#1234');
    await userEvent.type(confirm, 'Abc#1234{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    confirm.blur();
  },
};

export const NoPasskeyMade: Story = {
  args: { onPasskey: fn(), error: 'passkey_not_made' },
  parameters: { visual: { skip: 'AlreadySet with other words.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.passkeyNotMade));
  },
};

export const PasskeySaved: Story = {
  args: { saved: 'passkey' },
  parameters: { visual: { skip: 'Saved with other words.' } },
  play: async ({ canvas, loaded }) => {
    await expect(
      canvas.getByRole('group', { name: storyText(loaded)(m.passkeySaved, { brand: brand.name }) }),
    ).toBeVisible();
  },
};

/** With a passkey there already, the browser asks for it: a session alone sets no password. */
export const BesideAPasskey: Story = {
  args: { confirmed: true },
  parameters: { visual: { skip: 'Empty with one more sentence.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.confirmed))).toBeVisible();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
