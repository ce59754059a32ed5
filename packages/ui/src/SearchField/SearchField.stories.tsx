import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
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

/** Empty, filled, not available. */
export const All: Story = {
  parameters: { visual: { dark: true } },
  render: (args) => (
    <Stack gap={4}>
      <Kept {...args} />
      <Kept {...args} label="Filled" value="port forwarding" />
      <Kept {...args} label="Not available" value="port forwarding" disabled />
    </Stack>
  ),
};
/** For addresses: Latin text, which begins beside the lens from right to left, too. */
export const Address: Story = {
  args: { dir: 'ltr', placeholder: 'ابحث عن عنوان آخر', label: 'عنوان' },
  decorators: [
    (story) => (
      <div dir="rtl" lang="ar">
        {story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { direction, textAlign } = getComputedStyle(canvas.getByRole('searchbox'));
    await expect(`${direction} ${textAlign}`).toBe('ltr end');
  },
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

function Called(props: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={3}>
      <Kept {...props} ref={field} />
      <Button onClick={() => field.current?.focus()}>Search</Button>
    </Stack>
  );
}

/** The page may put the focus into it. */
export const Focused: Story = {
  args: { value: 'leaks' },
  parameters: { visual: { skip: 'Stands in All.' } },
  render: (args) => <Called {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const Disabled: Story = {
  args: { value: 'leaks', disabled: true },
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
