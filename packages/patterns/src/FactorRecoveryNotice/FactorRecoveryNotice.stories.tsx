import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { FactorRecoveryNotice } from './FactorRecoveryNotice.tsx';
import { factorRecoveryNoticeMessages as m } from './factorRecoveryNotice.messages.ts';

const meta = {
  title: 'Patterns/Account/FactorRecoveryNotice',
  component: FactorRecoveryNotice,
  args: {
    waiting: { begunAt: new Date('2027-11-21T09:31:00Z'), readyAt: new Date('2027-11-28T09:31:00Z') },
    onStop: fn(),
    changePasswordHref: '/myAccount/changePassword',
  },
} satisfies Meta<typeof FactorRecoveryNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One press, without a password: stopping leaves the account as safe as it was. */
export const Waiting: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ args, canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText(loaded)(m.stop) }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Failed: Story = {
  args: { failed: true },
  parameters: { visual: { skip: 'Waiting with a sentence more.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.failed));
  },
};

export const Stopped: Story = {
  args: { waiting: null },
  parameters: { visual: { skip: 'A notice with a link.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/myAccount/changePassword');
  },
};
