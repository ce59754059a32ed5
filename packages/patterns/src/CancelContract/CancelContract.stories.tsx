import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { CancelContract } from './CancelContract.tsx';
import { cancelContractMessages as m } from './cancelContract.messages.ts';

const meta = {
  title: 'Patterns/Forms/CancelContract',
  component: CancelContract,
  args: { state: { step: 'form' }, onSend: fn(), onConfirm: fn() },
} satisfies Meta<typeof CancelContract>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ canvas, args, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(canvas.getByRole('button', { name: text(m.submit) }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: text(m.kindNow) }));
    await userEvent.type(canvas.getByLabelText(text(m.name)), 'Marta Otter');
    await userEvent.type(canvas.getByLabelText(text(m.email)), 'marta@example.com');
    await userEvent.click(canvas.getByRole('button', { name: text(m.submit) }));
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'now',
      name: 'Marta Otter',
      email: 'marta@example.com',
      contract: '',
      reason: '',
    });
  },
};

export const Sent: Story = {
  parameters: { visual: { picture: 'state' } },
  args: {
    state: {
      step: 'sent',
      number: 'ntc_4k7q92xd',
      at: '2026-11-26T20:14:07.000Z',
      email: 'marta@example.com',
    },
  },
};

export const Confirm: Story = {
  parameters: { visual: { picture: 'state' } },
  args: { state: { step: 'confirm' } },
  play: async ({ canvas, args, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText(loaded)(m.confirm) }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  parameters: { visual: { skip: 'Looks like Sent.' } },
  args: {
    state: { step: 'done', number: 'ntc_4k7q92xd', at: '2026-11-26T20:14:07.000Z', outcome: 'open' },
  },
};

/** The form is taller than a screen: what went wrong stands beside the button that was pressed. */
export const Failed: Story = {
  parameters: { visual: { skip: 'The form above a Notice.' } },
  args: { error: 'network' },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    const button = canvas.getByRole('button', { name: text(m.submit) });
    const notice = canvas.getByText(text(m.network));
    await expect(button.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Expired: Story = {
  parameters: { visual: { skip: 'The form below a Notice.' } },
  args: { state: { step: 'confirm' }, error: 'expired' },
};
