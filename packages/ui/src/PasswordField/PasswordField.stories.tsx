import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  parameters: { visual: { dark: true } },
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password',
    defaultValue: 'secret-7',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    toggle.blur();
  },
};

export const Shown: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.click(toggle);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    toggle.blur();
  },
};

export const Invalid: Story = {
  args: {
    error: 'Password must be 8-20 characters, including uppercase, lowercase letters, and special symbols',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};

/** Each rule says its state in words too. */
export const Rules: Story = {
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    metLabel: 'met',
    unmetLabel: 'not met',
    rules: [
      { text: '8 to 20 characters', met: true },
      { text: 'Upper and lower case', met: true },
      { text: 'A symbol', met: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      '8 to 20 characters met Upper and lower case met A symbol not met',
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const AllStates: StoryObj = { tags: ['all-states'] };
