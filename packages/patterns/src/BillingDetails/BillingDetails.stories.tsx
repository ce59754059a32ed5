import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { BillingDetails } from './BillingDetails.tsx';
import { billingDetailsMessages as m } from './billingDetails.messages.ts';

const meta = {
  title: 'Patterns/Account/BillingDetails',
  component: BillingDetails,
  args: {
    values: {
      name: 'Marta Otter',
      company: 'Sample Studio',
      address: '1 Sample Street\n10115 Berlin',
      vatId: 'DE123456789',
    },
    onSave: fn(),
  },
} satisfies Meta<typeof BillingDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ args, canvas, loaded }) => {
    const vatId = canvas.getByLabelText(storyText(loaded)(m.vatId));
    await userEvent.clear(vatId);
    await userEvent.type(vatId, 'de 987 654 321{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ vatId: 'de 987 654 321' }));
    await userEvent.clear(vatId);
    await userEvent.type(vatId, 'DE123456789');
    vatId.blur();
  },
};
/** Another format than the country's. */
export const WrongVatId: Story = {
  parameters: { visual: { skip: 'Filled, with the error of a field.' } },
  play: async ({ args, canvas, loaded }) => {
    const text = storyText(loaded);
    const vatId = canvas.getByLabelText(text(m.vatId));
    await userEvent.clear(vatId);
    await userEvent.type(vatId, 'DE12{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(vatId).toHaveFocus();
    await expect(vatId).toHaveAccessibleDescription(new RegExp(text(m.vatIdInvalid).replace(/\./g, '\\.')));
  },
};
export const Saved: Story = {
  parameters: { visual: { skip: 'Filled, with a notice.' } },
  args: { saved: true },
};
export const Failed: Story = {
  parameters: { visual: { skip: 'Filled, with a notice.' } },
  args: { error: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
/** The format is right, and no register has it. */
export const NotRegistered: Story = {
  parameters: { visual: { skip: 'Filled, with a notice.' } },
  args: { error: 'vat_id_unknown' },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.vatIdUnknown));
  },
};
