import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { newsletterFormMessages as m } from './newsletterForm.messages.ts';

const meta = {
  title: 'Patterns/Forms/NewsletterForm',
  component: NewsletterForm,
  args: { state: { step: 'subscribe' }, onSubscribe: fn(), onConfirm: fn(), onLeave: fn() },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscribe: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: text(m.submit) }));
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    const field = canvas.getByRole('textbox', { name: text(m.email) });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'marta@example.com');
    await userEvent.click(canvas.getByRole('button', { name: text(m.submit) }));
    await expect(args.onSubscribe).toHaveBeenCalledWith('marta@example.com');
  },
};
export const Asked: Story = { args: { state: { step: 'asked', email: 'marta@example.com', hours: 48 } } };
/** The link in the mail opens the page; the press of a button confirms: mail scanners open links. */
export const Confirm: Story = {
  args: { state: { step: 'confirm' } },
  play: async ({ args, canvasElement, loaded }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: storyText(loaded)(m.confirm) }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};
export const Leave: Story = { args: { state: { step: 'leave' } } };
export const Left: Story = {
  args: { state: { step: 'left' } },
};
export const Expired: Story = {
  args: { state: { step: 'confirm' }, error: 'expired' },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
