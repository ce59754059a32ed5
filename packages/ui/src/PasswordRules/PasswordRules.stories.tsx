import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordRules } from './PasswordRules.tsx';

const rulesOf = (password: string) => [
  { text: '8 to 20 characters', met: password.length >= 8 && password.length <= 20 },
  { text: 'Uppercase and lowercase letters', met: /[a-z]/.test(password) && /[A-Z]/.test(password) },
  { text: 'A symbol', met: /[^\w\s]/.test(password) },
];
const summaryOf = (rules: { met: boolean }[]) =>
  `${rules.filter(({ met }) => met).length} of ${rules.length} rules met.`;

const meta = {
  title: 'Components/Forms/PasswordRules',
  component: PasswordRules,
  args: { rules: rulesOf('abcdefgh'), metLabel: 'met', unmetLabel: 'not met', summary: '1 of 3 rules met.' },
} satisfies Meta<typeof PasswordRules>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing met, a part, everything; without the meter. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Stack gap={8}>
      <PasswordRules {...args} rules={rulesOf('')} summary="0 of 3 rules met." />
      <PasswordRules {...args} />
      <PasswordRules {...args} rules={rulesOf('Abcdefg!')} summary="3 of 3 rules met." />
      <PasswordRules {...args} summary={undefined} />
    </Stack>
  ),
};

function Typed() {
  const [typed, setTyped] = useState('');
  const rules = rulesOf(typed);
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      showLabel="Show password"
      hideLabel="Hide password"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      rules={rules}
      rulesSummary={summaryOf(rules)}
      metLabel="met"
      unmetLabel="not met"
    />
  );
}

/** Silent at first and during typing; announced after a pause. */
export const SaidAfterAPause: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  render: () => <Typed />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    const field = canvas.getByLabelText('New password');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, 'Ab');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent('1 of 3 rules met.'));
    await userEvent.type(field, 'cdefg!');
    await expect(status).toHaveTextContent('1 of 3 rules met.');
    await waitFor(() => expect(status).toHaveTextContent('3 of 3 rules met.'));
    await expect(field).toHaveAccessibleDescription(/8 to 20 characters met/);
  },
};
