import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from '@tern/ui';
import { expect, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { VoucherCard } from './VoucherCard.tsx';
import { voucherCardMessages as m } from './voucherCard.messages.ts';

const meta = {
  title: 'Patterns/Account/VoucherCard',
  component: VoucherCard,
  parameters: { visual: { skip: 'The card stands whole in the stories of RedeemPanel.' } },
  args: {
    worth: { intervalCount: 12, intervalUnit: 'MONTH', expiresAt: null },
    code: '7K2M-9QXR-4TWH-BD5V',
    address: 'https://tern.example/redeem',
    Qr: QrCode,
  },
} satisfies Meta<typeof VoucherCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It names the time, the code and the way, and no price. */
export const Year: Story = {
  play: async ({ canvasElement, loaded, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(args.code)).toBeVisible();
    await expect(canvas.getByRole('img', { name: storyText(loaded)(m.qr) })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/[$€£¥₽]/);
  },
};

/** One of a batch that ends. */
export const Ends: Story = {
  args: { worth: { intervalCount: 30, intervalUnit: 'DAY', expiresAt: '2027-06-30T00:00:00.000Z' } },
};
