import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Kept(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search the blog',
    clearLabel: 'Clear',
    placeholder: 'Search',
    value: '',
    onChange: () => {},
    onSubmit: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty and filled. */
export const All: Story = {
  parameters: { visual: { dark: true } },
  render: (args) => (
    <Stack gap={4}>
      <Kept {...args} />
      <Kept {...args} label="Filled" value="port forwarding" />
    </Stack>
  ),
};
export const Searches: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search the blog' });
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.type(field, ' leaks {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('leaks');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
