import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const names: Record<string, string> = {
  AU: 'Australia',
  BR: 'Brazil',
  CA: 'Canada',
  CI: 'Côte d’Ivoire',
  FR: 'France',
  DE: 'Germany',
  HK: 'Hong Kong',
  IN: 'India',
  ID: 'Indonesia',
  IT: 'Italy',
  JP: 'Japan',
  KR: 'Korea',
  SG: 'Singapore',
  GB: 'United Kingdom',
  US: 'United States',
};
const countries = Object.entries(names).map(([value, label]) => ({
  value,
  label,
  note: value,
  keywords: value === 'DE' ? 'Deutschland' : undefined,
  disabled: value === 'HK',
}));

function Kept({ onChange, ...props }: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Combobox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Country',
    options: countries,
    value: null,
    onChange: fn(),
    openLabel: 'Show all countries',
    clearLabel: 'Clear',
    emptyText: 'No country has this name.',
    countLabel: (count) => (count === 1 ? '1 country' : `${count} countries`),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (root: HTMLElement) =>
  within(root).getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const activeText = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

/** Empty, chosen, in error, accepted, not available. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Stack gap={6}>
      <Kept {...args} placeholder="Type a name" hint="Where the bill goes." />
      <Kept {...args} label="Chosen" value="JP" />
      <Kept {...args} label="Wrong" error="Choose a country." />
      <Kept {...args} label="Accepted" value="CI" clearLabel={undefined} ok="We send there." />
      <Kept {...args} label="Not available" value="DE" disabled />
    </Stack>
  ),
};

/** Open below the field, at the choice. */
export const Open: Story = {
  args: { value: 'DE' },
  parameters: { visual: { picture: 'state', dark: true } },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: 'Country' });
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await expect(field).toHaveFocus();
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Germany');
    await expect(activeText(field)).toContain('Germany');
  },
};

/** By keys: arrows go round and leave out what is not available, Enter takes, Escape closes and then clears. */
export const Keys: Story = {
  parameters: { visual: { skip: 'Stands in Open.' } },
  play: async ({ args, canvasElement }) => {
    const field = fieldOf(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeText(field)).toContain('Australia');
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeText(field)).toContain('United States');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(activeText(field)).toContain('India');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('IN');
    await expect(field).toHaveValue('India');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('listbox');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('India');
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('');
  },
};

/** Typing narrows the list, and says how many are left. Words that name nothing do not stay. */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    const field = fieldOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('deutsch{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
    await userEvent.clear(field);
    await userEvent.keyboard('cote');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1 country');
    await userEvent.keyboard('xx');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No country has this name.');
    await expect(screen.queryByRole('option')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveValue('Germany');
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.keyboard('in');
    await expect(screen.getAllByRole('option')).toHaveLength(4);
  },
};

/** By pointer: the arrow opens, a press takes, the focus stays in the field. */
export const Pointer: Story = {
  parameters: { visual: { skip: 'Stands in Open.' } },
  play: async ({ args, canvasElement }) => {
    const field = fieldOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show all countries' }));
    await expect(field).toHaveFocus();
    await userEvent.click(await screen.findByRole('option', { name: /Hong Kong/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: /Japan/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('JP');
    await expect(field).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveFocus();
  },
};
