import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { contactFormMessages as m } from './contactForm.messages.ts';

const meta = {
  title: 'Patterns/Forms/ContactForm',
  component: ContactForm,
  args: { onSubmit: fn(), onAnother: fn() },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Missing: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: text(m.submit) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[role="group"][tabindex="-1"]')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: text(m.name) })).toBeInvalid();
  },
};

export const Sends: Story = {
  parameters: { visual: { skip: 'Looks like the form with text in it.' } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: text(m.name) }), ' Marta ');
    await userEvent.type(canvas.getByRole('textbox', { name: text(m.email) }), 'marta@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: text(m.inquiry) }), 'Where is my receipt?');
    await userEvent.click(canvas.getByRole('button', { name: text(m.submit) }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Marta',
      email: 'marta@example.com',
      topic: 'support',
      inquiry: 'Where is my receipt?',
    });
  },
};

/** Partners choose no subject. */
export const Business: Story = {
  args: { about: 'business' },
};
/** Partners of the affiliate programme say where their audience is. */
export const Affiliate: Story = {
  args: { about: 'affiliate' },
  parameters: { visual: { skip: 'The page of the programme shows it.' } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: text(m.name) }), 'Marta');
    await userEvent.type(canvas.getByRole('textbox', { name: text(m.email) }), 'marta@example.com');
    await userEvent.click(canvas.getByRole('button', { name: text(m.submit) }));
    await expect(canvasElement.querySelector('[role="group"][tabindex="-1"]')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: text(m.site) })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: text(m.site) }), 'example.com');
    await userEvent.type(canvasElement.querySelector('textarea') as HTMLElement, 'Reviews.');
    await userEvent.click(canvas.getByRole('button', { name: text(m.submit) }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Marta',
      email: 'marta@example.com',
      topic: 'partner',
      inquiry: 'Reviews.',
      site: 'example.com',
    });
  },
};
export const Busy: Story = { args: { busy: true } };
export const TooMany: Story = {
  args: { error: 'rate_limited' },
};
export const Sent: Story = { args: { sent: { reference: 'T-4821', email: 'marta@example.com' } } };

function Sending(props: ContactFormProps) {
  const [sent, setSent] = useState<ContactFormProps['sent']>();
  return (
    <ContactForm
      {...props}
      sent={sent}
      onSubmit={({ email }) => setSent({ reference: 'T-4821', email })}
      onAnother={() => setSent(undefined)}
    />
  );
}

/** The result has the focus of the form it replaces, and the next message begins in its first field. */
export const SentAndAnother: Story = {
  parameters: { visual: { skip: 'Looks like Sent, then like Empty.' } },
  render: (args) => <Sending {...args} />,
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    const name = () => canvas.getByRole('textbox', { name: text(m.name) });
    await expect(name()).toBeRequired();
    await userEvent.type(name(), 'Marta');
    await userEvent.type(canvas.getByRole('textbox', { name: text(m.email) }), 'marta@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: text(m.inquiry) }), 'Where is my receipt?');
    await userEvent.click(canvas.getByRole('button', { name: text(m.submit) }));
    // Read by the focus, and by nothing else.
    await waitFor(() => expect(canvas.getByText(text(m.done)).closest('[role="group"]')).toHaveFocus());
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text(m.another) }));
    await waitFor(() => expect(name()).toHaveFocus());
    name().blur();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
