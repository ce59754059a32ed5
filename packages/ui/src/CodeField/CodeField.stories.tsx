import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function Kept(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/CodeField',
  component: CodeField,
  args: { label: 'Code', length: 8, value: '', onChange: () => {} },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, expired, accepted. */
export const All: Story = {
  parameters: { visual: { dark: true } },
  render: (args) => (
    <Stack gap={6}>
      <Kept {...args} hint="Eight digits, in the mail we sent you." />
      <Kept {...args} label="Filled" value="40821157" />
      <Kept {...args} label="Expired" value="40821157" error="code expired" />
      <Kept {...args} label="Accepted" value="40821157" ok="Code accepted" />
    </Stack>
  ),
};
/** Pasted as it stands in a mail, with spaces. */
export const Pasted: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code' });
    await userEvent.click(field);
    await userEvent.paste('4082 1157-99');
    await expect(field).toHaveValue('40821157');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  },
};
