import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

const meta = {
  title: 'Components/Forms/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Television',
    hint: 'As it is called in its own settings.',
    children: (
      <>
        <TextField label="Name" />
        <TextField label="Address" dir="ltr" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ready, in error, switched off. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Stack gap={10}>
      <Fieldset {...args} />
      <Fieldset {...args} legend="In error" error="Enter at least one of the two." />
      <Fieldset {...args} legend="Not available" disabled />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Television' })).toHaveAccessibleDescription(
      'As it is called in its own settings.',
    );
    await expect(canvas.getByRole('group', { name: 'In error' })).toHaveAccessibleDescription(
      'Enter at least one of the two. As it is called in its own settings.',
    );
    const off = canvas.getByRole('group', { name: 'Not available' });
    for (const field of within(off).getAllByRole('textbox')) await expect(field).toBeDisabled();
  },
};
