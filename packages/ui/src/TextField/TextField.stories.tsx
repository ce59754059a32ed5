import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MailGlyph } from '../Icon/glyphs.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  parameters: { visual: { dark: true } },
  args: { label: 'Email', type: 'email', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'you@example.com', iconStart: MailGlyph, hint: 'Your account uses this address.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toHaveAccessibleDescription('Your account uses this address.');
    await userEvent.click(canvas.getByText('Email'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.clear(input);
    input.blur();
  },
};
export const Filled: Story = { args: { defaultValue: 'marta@example.com', iconStart: MailGlyph } };
export const Focused: Story = {
  parameters: { visual: { picture: 'state' } },
  args: { defaultValue: 'marta@example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};
export const Invalid: Story = {
  args: { defaultValue: 'marta@', error: 'Invalid email provided!' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Invalid email provided!');
  },
};
/** The hint that helps to correct it stays. */
export const InvalidWithHint: Story = {
  args: { defaultValue: 'marta@', error: 'Invalid email provided!', hint: 'Your account uses this address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Invalid email provided! Your account uses this address.',
    );
  },
};
export const Accepted: Story = {
  args: { label: 'Promo code', type: 'text', defaultValue: 'NORTH', ok: 'Code accepted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Promo code')).toHaveAccessibleDescription('Code accepted');
  },
};
export const Disabled: Story = {
  args: {
    label: 'Bound address',
    type: 'text',
    dir: 'ltr',
    defaultValue: '203.0.113.24',
    disabled: true,
    hint: 'Read only',
  },
};
/** To be read and copied; it takes the focus and goes with the form. */
export const ReadOnly: Story = {
  args: { label: 'Bound address', type: 'text', dir: 'ltr', defaultValue: '203.0.113.24', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Bound address');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('203.0.113.24');
    input.blur();
  },
};
export const LongText: Story = {
  args: {
    label: 'E-Mail-Adresse des Kontos, auf das die Freischaltung gebucht werden soll',
    defaultValue: 'donaudampfschifffahrtsgesellschaft.kapitaensanwaerter@verwaltung.example.com',
    error:
      'Diese Adresse lässt sich nicht zustellen. Prüfen Sie die Schreibweise oder nehmen Sie eine andere Adresse.',
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
