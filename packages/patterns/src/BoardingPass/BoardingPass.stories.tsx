import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDate, formatMoney, type Language } from '@tern/i18n';
import { Button, Ltr, QrCode } from '@tern/ui';
import { useIntl } from 'react-intl';
import { expect, within } from 'storybook/test';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { receiptMessages } from '../Receipt/receipt.messages.ts';
import { storyText } from '../storyText.ts';
import { BoardingPass, type BoardingPassProps } from './BoardingPass.tsx';
import { boardingPassMessages as m } from './boardingPass.messages.ts';
import { PassPhone } from './PassPhone.tsx';

interface Bought extends Pick<BoardingPassProps, 'from' | 'children'> {
  months: number;
  paid: { amount: number; currency: 'USD' | 'JPY' };
  starts?: number;
  until?: number;
  number?: string;
  stub?: 'phone' | 'button' | 'none';
}

/** The pass as `Receipt` fills it. */
function Pass({ months, paid, starts, until, number = '…38bqnk', stub = 'phone', from }: Bought) {
  const { formatMessage, formatDisplayName, locale } = useIntl();
  const words = usePlanWords();
  const day = (time: number) => formatDate(time, locale as Language, 'medium');
  const facts = [
    ...(starts ? [{ term: formatMessage(m.starts), value: day(starts) }] : []),
    ...(until ? [{ term: formatMessage(m.until), value: day(until) }] : []),
    {
      term: formatMessage(receiptMessages.paid),
      value: <Ltr>{formatMoney(paid, locale as Language)}</Ltr>,
    },
    { term: formatMessage(receiptMessages.orderNumber), value: <Ltr>{number}</Ltr> },
  ];
  return (
    <BoardingPass
      plan={words.name({ intervalCount: months, intervalUnit: 'MONTH' })}
      state={formatMessage(receiptMessages.paidState)}
      from={from && formatDisplayName(from, { type: 'region' })}
      facts={facts}
    >
      {stub === 'phone' ? (
        <PassPhone address="https://tern.example/download" Qr={QrCode} />
      ) : stub === 'button' ? (
        <Button size="lg">{formatMessage(receiptMessages.download)}</Button>
      ) : null}
    </BoardingPass>
  );
}

const meta = {
  title: 'Patterns/Checkout/BoardingPass',
  component: Pass,
  parameters: { visual: { skip: 'The pass stands whole in Receipt and in Payment done.' } },
  args: {
    months: 12,
    from: 'FR',
    paid: { amount: 3476, currency: 'USD' },
    until: Date.UTC(2027, 10, 26),
  },
} satisfies Meta<typeof Pass>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plan: Story = {
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const pass = within(canvasElement).getByRole('region', { name: text(m.label) });
    await expect(within(pass).getByRole('img', { name: text(m.qr) })).toBeVisible();
    await expect(pass).toHaveTextContent(/34[.,]76/);
    // It starts at "From" and lands before "To", on whichever side these are.
    const [from, to] = [...pass.querySelectorAll('p')]
      .slice(1, 3)
      .map((place) => place.getBoundingClientRect());
    const line = pass.querySelector('[data-theme] svg[viewBox="0 0 330 88"]')?.getBoundingClientRect();
    if (from && to && line && Math.abs(from.y - to.y) < 8)
      await expect(Math.sign(line.x - from.x)).toBe(Math.sign(to.x - line.x));
  },
};
/** It waits for the end of another plan. */
export const Queued: Story = {
  args: { starts: Date.UTC(2027, 2, 14), until: Date.UTC(2028, 2, 14) },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.starts))).toBeVisible();
  },
};
/** Nothing is paid before its end. */
export const Trial: Story = {
  args: { paid: { amount: 0, currency: 'USD' }, until: Date.UTC(2026, 11, 26) },
};
export const Yen: Story = { args: { from: 'JP', paid: { amount: 5200, currency: 'JPY' } } };
/** The place is not known, nor are the days. */
export const Unknown: Story = {
  args: { from: undefined, until: undefined },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.here))).toBeVisible();
  },
};
/** Long names wrap; nothing is cut or wider than the pass. */
export const LongNames: Story = {
  args: { from: 'VC', number: 'ord_99vqqmha77bgyy38bqnk-12' },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-theme="band"]') as HTMLElement;
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
/** On a phone. */
export const ButtonOnStub: Story = { args: { stub: 'button' } };
export const WithoutStub: Story = { args: { stub: 'none' } };
/** It stands still, and the line is drawn. */
export const Landed: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector('rect[width="330"]') as Element;
    await expect(getComputedStyle(cover).opacity).toBe('0');
  },
};
