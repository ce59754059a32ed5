import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import { invoiceFilesMessages as m } from './invoiceFiles.messages.ts';

const meta = {
  title: 'Patterns/Account/InvoiceFiles',
  component: InvoiceFiles,
  args: {
    files: [
      { number: '2026-000123', kind: 'invoice' },
      { number: '2026-000124', kind: 'credit_note' },
    ],
    onSave: fn(async () => true),
  },
} satisfies Meta<typeof InvoiceFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ args, canvas, loaded }) => {
    const button = canvas.getByRole('button', { name: storyText(loaded)(m.invoice) });
    await userEvent.click(button);
    await expect(args.onSave).toHaveBeenCalledWith('2026-000123');
    button.blur();
  },
};
export const Failed: Story = {
  parameters: { visual: { skip: 'The notice is that of others.' } },
  args: { onSave: fn(async () => false) },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText(loaded)(m.invoice) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
