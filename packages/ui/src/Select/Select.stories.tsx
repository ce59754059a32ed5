import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  parameters: { visual: { dark: true } },
  args: {
    label: 'Country',
    defaultValue: 'JP',
    onChange: fn(),
    options: [
      { value: 'JP', label: 'Japan' },
      { value: 'DE', label: 'Germany' },
      { value: 'GB', label: 'United Kingdom' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(select, 'DE');
    await expect(select).toHaveValue('DE');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.selectOptions(select, 'JP');
    select.blur();
  },
};
export const WithHint: Story = { args: { hint: 'Prices follow the country.' } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
export const Invalid: Story = {
  args: { error: 'Choose a country.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a country.');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Land, in dem die Rechnungsanschrift liegt',
    defaultValue: 'GB',
    options: [
      {
        value: 'GB',
        label: 'Vereinigtes Königreich Großbritannien und Nordirland einschließlich der Überseegebiete',
      },
    ],
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
