import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { setPasswordFormMessages } from '../SetPasswordForm/setPasswordForm.messages.ts';
import { storyText } from '../storyText.ts';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';
import { changePasswordFormMessages as m } from './changePasswordForm.messages.ts';

const meta = {
  title: 'Patterns/Account/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { onSubmit: fn(), email: 'marta@example.com', forgotHref: '/forgetPassword' },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: string) => {
  const found = root.querySelector('form')?.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return found;
};

export const Empty: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'current')).toHaveAttribute('autocomplete', 'current-password');
    await expect(field(canvasElement, 'password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(field(canvasElement, 'username')).toHaveValue('marta@example.com');
  },
};

export const NothingEntered: Story = {
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(field(canvasElement, 'current'));
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[role="group"][tabindex="-1"]')).toHaveFocus();
    await expect(field(canvasElement, 'current')).toHaveAccessibleDescription(text(m.currentMissing));
    await expect(field(canvasElement, 'password')).toHaveAccessibleDescription(
      expect.stringContaining(text(setPasswordFormMessages.passwordMissing)),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    field(canvasElement, 'current').blur();
  },
};

/** The new one must differ. */
export const Unchanged: Story = {
  parameters: { visual: { skip: 'Looks like NothingEntered.' } },
  play: async ({ args, canvasElement, loaded }) => {
    await userEvent.type(field(canvasElement, 'current'), 'Abc#1234');
    await userEvent.type(field(canvasElement, 'password'), 'Abc#1234');
    await userEvent.type(field(canvasElement, 'confirm'), 'Abc#1234{Enter}');
    await expect(field(canvasElement, 'password')).toHaveAccessibleDescription(
      expect.stringContaining(storyText(loaded)(m.unchanged)),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field(canvasElement, 'current'));
    await userEvent.type(field(canvasElement, 'current'), 'Old#1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'Old#1234',
      newPassword: 'Abc#1234',
    });
  },
};

export const Incorrect: Story = {
  args: { error: 'incorrect_password' },
  play: async ({ canvasElement, loaded }) => {
    await expect(field(canvasElement, 'current')).toHaveAccessibleDescription(storyText(loaded)(m.incorrect));
  },
};

/** On the list of the most common ones: said at the new one, and what was typed stays. */
export const TooCommon: Story = {
  args: { error: 'password_common' },
  parameters: { visual: { skip: 'Incorrect at the next field.' } },
  play: async ({ canvasElement, loaded }) => {
    const password = field(canvasElement, 'password');
    await expect(password).toHaveAccessibleDescription(
      expect.stringContaining(storyText(loaded)(setPasswordFormMessages.passwordCommon)),
    );
    await expect(password).toBeInvalid();
    await expect(field(canvasElement, 'current')).toBeValid();
    await userEvent.type(password, 'P@ssw0rd1');
    await expect(password).toHaveValue('P@ssw0rd1');
    password.blur();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement, 'current'), 'x{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    field(canvasElement, 'current').blur();
  },
};

function Saving(props: ChangePasswordFormProps) {
  const [saved, setSaved] = useState(0);
  return (
    <ChangePasswordForm
      {...props}
      saved={saved}
      onSubmit={(values) => {
        props.onSubmit(values);
        setSaved(saved + 1);
      }}
    />
  );
}

/** Said, shown, and the fields are empty again. */
export const Saved: Story = {
  parameters: { visual: { picture: 'state' } },
  render: (args) => <Saving {...args} />,
  play: async ({ canvasElement, loaded }) => {
    await userEvent.type(field(canvasElement, 'current'), 'Old#1234');
    await userEvent.type(field(canvasElement, 'password'), 'Abc#1234');
    await userEvent.type(field(canvasElement, 'confirm'), 'Abc#1234{Enter}');
    const notice = await within(canvasElement).findByText(storyText(loaded)(m.saved));
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
    await expect(field(canvasElement, 'current')).toHaveValue('');
    await expect(field(canvasElement, 'password')).toHaveValue('');
    (document.activeElement as HTMLElement).blur();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
