import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

/** Those of Latin, Arabic and Persian keyboards, full-width ones too. */
const digitsOf = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\D/g, '');

function Kept(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/CodeField',
  component: CodeField,
  args: {
    label: 'Code',
    length: 8,
    value: '',
    onChange: () => {},
    digitsOf,
    noDigits: 'There is no digit in this. The code has 8 digits',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, expired, accepted, not available. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Stack gap={6}>
      <Kept {...args} hint="Eight digits, in the mail we sent you." />
      <Kept {...args} label="Filled" value="40821157" />
      <Kept {...args} label="Expired" value="40821157" error="This code has expired" />
      <Kept {...args} label="Accepted" value="40821157" ok="Code accepted" />
      <Kept {...args} label="Not available" value="40821157" disabled />
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

const boxes = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-hidden="true"]')].map((box) => box.textContent);
const active = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-hidden="true"]')].findIndex((box) => box.hasAttribute('data-active'));

/** Half typed: the box of the next digit is marked. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('40x82');
    await expect(boxes(canvasElement)).toEqual(['4', '0', '8', '2', '', '', '', '']);
    await expect(active(canvasElement)).toBe(4);
  },
};

/** A wrong digit is written over: with the arrows, or by a press on its box. */
export const Corrected: Story = {
  args: { value: '40821157' },
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await userEvent.tab();
    field.setSelectionRange(8, 8);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(active(canvasElement)).toBe(6);
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('40821197');
    await expect(active(canvasElement)).toBe(7);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('4082119');
    const { left, width, top } = field.getBoundingClientRect();
    fireEvent.mouseUp(field, { clientX: left + (width * 1.5) / 8, clientY: top + 5 });
    await expect(active(canvasElement)).toBe(1);
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('4582119');
  },
};

/** Digits of other keyboards are digits; full-width ones while the input method still composes, too. */
export const OtherKeyboards: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await userEvent.tab();
    await userEvent.keyboard('٤٠');
    await expect(field).toHaveValue('40');
    await userEvent.keyboard('۸۲');
    await expect(field).toHaveValue('4082');
    const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const composed of ['4082１', '4082１１', '4082１１５７']) {
      type?.call(field, composed);
      fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
      await expect(field).toHaveValue(composed);
    }
    await expect(boxes(canvasElement).join('')).toBe('40821157');
    fireEvent.compositionEnd(field);
    await expect(field).toHaveValue('40821157');
    await expect(field.selectionStart).toBe(8);
  },
};

/** A text without a digit is not dropped in silence. */
export const NoDigits: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await userEvent.tab();
    await userEvent.paste('code');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription('There is no digit in this. The code has 8 digits');
    await userEvent.keyboard('4');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Backspace}');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.keyboard('x');
    field.blur();
  },
};
