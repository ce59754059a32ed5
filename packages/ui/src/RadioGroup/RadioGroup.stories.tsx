import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CreditCardGlyph, ExternalLinkGlyph } from '../Icon/glyphs.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  parameters: { visual: { dark: true } },
  args: {
    legend: 'Payment method',
    name: 'method',
    value: 'paypal',
    onChange: fn(),
    options: [
      { value: 'paypal', label: 'PayPal' },
      { value: 'card', label: 'Card' },
      { value: 'wallet', label: 'Not available', disabled: true },
    ],
  },
  render: function Choose(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = [
  { value: 'paypal', label: 'PayPal', note: 'Opens on a new page', icon: ExternalLinkGlyph },
  { value: 'card', label: 'Card', note: 'Credit or debit', icon: CreditCardGlyph },
];

/** One stop of the tab order; the arrows choose. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Payment method' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
    await userEvent.click(canvas.getByText('PayPal'));
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Cards: Story = {
  parameters: { visual: { also: ['en-forced-colours'] } },
  args: { variant: 'card', options: cards },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('radio', { name: 'Card' });
    await expect(card).toHaveAccessibleDescription('Credit or debit');
    await userEvent.click(canvas.getByText('Credit or debit'));
    await expect(card).toBeChecked();
    await userEvent.click(canvas.getByText('PayPal'));
    (document.activeElement as HTMLElement).blur();
  },
};
export const NothingChosen: Story = { args: { value: null, variant: 'card', options: cards } };
export const Invalid: Story = {
  args: { value: null, error: 'Choose how to pay.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose how to pay.');
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true, variant: 'card', options: cards } };
export const LongText: Story = {
  args: {
    variant: 'card',
    options: cards.map((option) => ({
      ...option,
      label: `${option.label}, Zahlungsdienst mit Käuferschutz`,
      note: 'Wird auf einer neuen Seite des Zahlungsanbieters geöffnet und dort abgeschlossen',
    })),
  },
};

/** The panel moves with the choice; the arrow keys go on to the next option. */
export const WithPanel: Story = {
  parameters: { visual: { skip: 'The checkout shows it.' } },
  args: { variant: 'card', options: cards },
  render: function ChooseWithPanel(args) {
    const [value, setValue] = useState(args.value);
    const options = args.options.map((option) =>
      option.value === value ? { ...option, panel: <p>The fields of {option.label}</p> } : option,
    );
    return <RadioGroup {...args} options={options} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const radios = canvas.getAllByRole('radio');
    radios[0]?.focus();
    for (const radio of [...radios.slice(1), radios[0]]) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(radio).toHaveFocus();
      await expect(radio).toBeChecked();
    }
    radios[0]?.blur();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
