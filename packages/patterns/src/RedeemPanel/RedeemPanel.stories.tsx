import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from '@tern/ui';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { RedeemPanel, type ShownVoucher } from './RedeemPanel.tsx';
import { redeemPanelMessages as m } from './redeemPanel.messages.ts';

const code = '7K2M-9QXR-4TWH-BD5V';
const voucher: ShownVoucher = {
  code,
  worth: { intervalCount: 6, intervalUnit: 'MONTH', expiresAt: null },
  effect: {
    waitsFor: null,
    endsAt: '2028-03-01T09:00:00.000Z',
    charge: { before: '2027-09-01T09:00:00.000Z', after: '2028-03-01T09:00:00.000Z' },
  },
  redeemed: false,
};

const meta = {
  title: 'Patterns/Account/RedeemPanel',
  component: RedeemPanel,
  parameters: { visual: { skip: 'Fields, notices and a card that have pictures of their own.' } },
  args: {
    voucher: null,
    signedIn: true,
    address: 'https://tern.example/redeem',
    Qr: QrCode,
    signInHref: '/login?redirect=/redeem',
    onLook: fn(),
    onRedeem: fn(),
    onAnother: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof RedeemPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty field is named; a code in any spelling is sent. */
export const Empty: Story = {
  play: async ({ canvasElement, args, loaded }) => {
    const canvas = within(canvasElement);
    const text = storyText(loaded);
    const look = canvas.getByRole('button', { name: text(m.look) });
    await userEvent.click(look);
    const field = canvas.getByRole('textbox', { name: text(m.code) });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(text(m.missing));
    await userEvent.type(field, `${code.toLowerCase()}{Enter}`);
    await expect(args.onLook).toHaveBeenCalledWith(code.toLowerCase());
  },
};

/** The code of a link comes when the page stands already: it is in the field when it cannot be looked up. */
export const Carried: Story = {
  render: function Carried(args) {
    const [isTried, setIsTried] = useState(false);
    useEffect(() => setIsTried(true), []);
    return <RedeemPanel {...args} {...(isTried && { typed: code, failure: 'rate_limited' })} />;
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox');
    await waitFor(() => expect(field).toHaveValue(code));
    await userEvent.type(field, '{End}X');
    await expect(field).toHaveValue(`${code}X`);
  },
};

/** The code keeps its place, and the field says why it is worth nothing. */
export const Used: Story = {
  args: { typed: code, refusal: 'used' },
  play: async ({ canvasElement, loaded }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toHaveValue(code);
    await expect(field).toHaveAccessibleDescription(storyText(loaded)(m.refusal, { why: 'used' }));
  },
};

export const TooManyTries: Story = { args: { failure: 'rate_limited' } };

/** Both days stand there before anything happens. */
export const Shown: Story = {
  args: { voucher },
  play: async ({ canvasElement, args, loaded }) => {
    const canvas = within(canvasElement);
    const text = storyText(loaded);
    await expect(canvas.getByText(code)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text(m.print) }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: text(m.redeem) }));
    await expect(args.onRedeem).toHaveBeenCalledWith(null);
  },
};

/** Somebody without an account names an address. */
export const Stranger: Story = {
  args: { voucher: { ...voucher, effect: null }, signedIn: false },
  play: async ({ canvasElement, args, loaded }) => {
    const canvas = within(canvasElement);
    const text = storyText(loaded);
    await userEvent.click(canvas.getByRole('button', { name: text(m.redeem) }));
    const field = canvas.getByRole('textbox', { name: text(m.email) });
    await expect(field).toHaveFocus();
    await expect(args.onRedeem).not.toHaveBeenCalled();
    await userEvent.type(field, 'marta@example.com{Enter}');
    await expect(args.onRedeem).toHaveBeenCalledWith('marta@example.com');
  },
};

/** Beside a trial it waits. */
export const Waits: Story = {
  args: { voucher: { ...voucher, effect: { waitsFor: 'trial', endsAt: null, charge: null } } },
  play: async ({ canvasElement, loaded }) => {
    const words = storyText(loaded)(m.waits, { why: 'trial' });
    await expect(within(canvasElement).getByText(words)).toBeVisible();
  },
};

/** The same for somebody who began a trial before no more are sold: no payment is overdue. */
export const WaitsWithoutTrial: Story = {
  args: { ...Waits.args, withoutTrial: true },
  parameters: { visual: { skip: 'The same form as Waits.' } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(text(m.waitsWithoutTrial, { why: 'trial' }))).toBeVisible();
    await expect(canvas.queryByText(text(m.waits, { why: 'payment' }))).toBeNull();
  },
};

export const Redeemed: Story = {
  args: { voucher: { ...voucher, redeemed: true } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText(loaded)(m.done));
    await expect(canvas.queryByText(code)).toBeNull();
  },
};
