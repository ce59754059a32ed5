import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, QrCode, TextField } from '@tern/ui';
import { expect, fn, userEvent, within } from 'storybook/test';
import { boardingPassMessages } from '../BoardingPass/boardingPass.messages.ts';
import { downloadOfferMessages } from '../DownloadOffer/downloadOffer.messages.ts';
import { sampleQuote } from '../OrderSummary/sampleQuotes.ts';
import { ReceiptSheet } from '../PaymentReceipt/ReceiptSheet.tsx';
import { twelveMonths } from '../PlanPicker/samplePlans.ts';
import { Receipt } from './Receipt.tsx';
import { receiptMessages as messages } from './receipt.messages.ts';

const meta = {
  title: 'Patterns/Checkout/Receipt',
  component: Receipt,
  args: {
    orderNumber: 'TRN-4K7Q-92XD',
    paidAt: Date.UTC(2026, 10, 21, 9, 31),
    plan: twelveMonths,
    lines: sampleQuote(twelveMonths).lines,
    total: twelveMonths.total,
    period: { start: Date.UTC(2026, 10, 21), end: Date.UTC(2027, 10, 20) },
    email: 'marta@example.com',
    mailed: true,
    method: 'ps',
    paper: {
      seller: { brand: 'Tern', name: 'Tern', address: 'Example Street 1\n12345 Example Town' },
      Sheet: ReceiptSheet,
    },
    phone: { address: 'https://tern.example/download', Qr: QrCode },
    app: { platform: 'windows', system: 'Windows', kind: 'file', href: 'https://files.example/tern.exe' },
    downloadHref: '/download',
    accountHref: '/myAccount',
    onPrint: fn(),
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const amounts = canvas.getAllByRole('definition');
    await expect(amounts.at(-1)).toHaveTextContent(/45[.,]00/);
    for (const number of canvas.getAllByText('TRN-4K7Q-92XD', { ignore: '[hidden], article article *' }))
      await expect(number).toBeVisible();
    const app = canvas.getByRole('link', {
      name: loaded.intl.formatMessage(downloadOfferMessages.get, { system: 'Windows' }),
    });
    await expect(app).toHaveAttribute('href', 'https://files.example/tern.exe');
    // The paper is not on the screen.
    await expect(canvasElement.querySelector('article article')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: loaded.intl.formatMessage(messages.print) }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** The same sentence about what follows as beside the button that paid. */
export const Renews: Story = {
  args: { renewal: twelveMonths.total },
  parameters: { visual: { skip: 'Looks like Full.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/45[.,]00.*45[.,]00/s);
  },
};

/** A free trial was not paid: the day and the sum of its first charge are said. */
export const Trial: Story = {
  args: {
    lines: [],
    total: { ...twelveMonths.total, amount: 0 },
    period: { start: Date.UTC(2026, 10, 21), end: Date.UTC(2026, 11, 21, 23, 59, 59) },
    renewal: twelveMonths.total,
    mailed: false,
    trial: {
      today: { ...twelveMonths.total, amount: 0 },
      first: twelveMonths.total,
      firstAt: Date.UTC(2026, 11, 21, 23, 59, 59),
      intervalCount: 12,
      intervalUnit: 'MONTH',
    },
  },
  parameters: { visual: { skip: 'Other words in the same places.' } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      loaded.intl.formatMessage(messages.trialTitle),
    );
    await expect(canvasElement).toHaveTextContent(/45[.,]00/);
    // The row of the sum may say the same word; the badge of a paid order is not there.
    const badge = canvas.queryByText(loaded.intl.formatMessage(messages.paidState), { ignore: 'dt' });
    await expect(badge).toBeNull();
  },
};

/** A buyer without a password gets the form beside the app. */
export const WithPasswordForm: Story = {
  parameters: { visual: { skip: 'The form stands whole in SetPasswordForm.' } },
  args: {
    children: (
      <>
        <TextField label="Password" />
        <Button>Save password</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
};

export const Short: Story = {
  parameters: { visual: { skip: 'Full, with less of it.' } },
  args: {
    lines: [],
    period: undefined,
    email: undefined,
    mailed: false,
    method: undefined,
    app: undefined,
    onPrint: undefined,
  },
};

/** On a phone the button of the store is on the pass. */
export const Phone: Story = {
  args: {
    phone: undefined,
    app: { platform: 'ios', system: 'iPhone, iPad', kind: 'store', href: 'https://store.example/ios' },
  },
  parameters: { visual: { skip: 'Other words in the same places.' } },
  play: async ({ canvas, loaded }) => {
    const pass = canvas.getByRole('region', { name: loaded.intl.formatMessage(boardingPassMessages.label) });
    await expect(within(pass).getByRole('link')).toHaveAttribute('href', 'https://store.example/ios');
    await expect(within(pass).queryByRole('img')).toBeNull();
  },
};
