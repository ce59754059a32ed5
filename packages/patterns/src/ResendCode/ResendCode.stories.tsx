import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tern/ui';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { ResendCode, type ResendCodeProps } from './ResendCode.tsx';
import { resendCodeMessages as m } from './resendCode.messages.ts';

const start = Date.parse('2026-03-02T09:30:00Z');
const still = () => start;

const meta = {
  title: 'Patterns/Account/ResendCode',
  component: ResendCode,
  args: { resendAt: start + 42_000, clock: still, onResend: fn() },
} satisfies Meta<typeof ResendCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waiting, ready, being sent, sent again. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Stack gap={5}>
      <ResendCode {...args} />
      <ResendCode {...args} resendAt={start} />
      <ResendCode {...args} resendAt={start} busy />
      <ResendCode {...args} resent={1} />
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('0:42'))[0]).toBeVisible();
    const [waiting, , busy] = within(canvasElement).getAllByRole('button') as HTMLElement[];
    if (waiting) await userEvent.click(waiting);
    if (busy) await userEvent.click(busy);
    await expect(args.onResend).not.toHaveBeenCalled();
    busy?.blur();
  },
};

function Waits({ onResend, ...props }: ResendCodeProps) {
  const [resendAt, setResendAt] = useState(() => Date.now() + 1100);
  const [resent, setResent] = useState(0);
  return (
    <ResendCode
      {...props}
      resendAt={resendAt}
      resent={resent}
      clock={Date.now}
      onResend={() => {
        onResend();
        setResent(resent + 1);
        setResendAt(Date.now() + 60_000);
      }}
    />
  );
}

/** The wait ends by itself; the next one leaves the focus where it is. */
export const WaitEnds: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  render: (args) => <Waits {...args} />,
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const again = canvas.getByRole('button');
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).not.toHaveBeenCalled();
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText(loaded)(m.sent));
    await expect(again).toHaveFocus();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
  },
};
