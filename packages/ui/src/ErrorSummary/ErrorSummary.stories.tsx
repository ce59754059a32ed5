import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: { visual: { dark: true } },
  args: {
    title: 'Two things to correct',
    errors: [
      { fieldId: 'story-email', message: 'Invalid email provided!' },
      { fieldId: 'story-method', message: 'Choose how to pay.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fields it leads to are in `InAForm`. */
const alone = { references: { missing: 'The summary is shown without its form.' } };

export const Summary: Story = {
  parameters: alone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Two things to correct' })).toHaveFocus();
  },
};

/** Each link goes to its field; each failed attempt brings focus back. */
export const InAForm: Story = {
  parameters: { visual: { skip: 'Shown by Summary' } },
  render: function Attempt(args) {
    const [attempt, setAttempt] = useState(0);
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
        }}
      >
        <ErrorSummary key={attempt} {...args} errors={attempt > 0 ? args.errors : []} />
        <TextField id="story-email" label="Email" type="email" />
        <RadioGroup
          id="story-method"
          legend="Payment method"
          name="story-method"
          value={null}
          onChange={fn()}
          options={[
            { value: 'paypal', label: 'PayPal' },
            { value: 'card', label: 'Card' },
          ]}
        />
        <Button type="submit">Continue</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Two things to correct')).toBeNull();
    for (const attempt of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(
        canvas.getByRole('group', { name: 'Two things to correct' }),
        `attempt ${attempt}`,
      ).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose how to pay.' }));
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toHaveFocus();
  },
};

export const LongText: Story = {
  parameters: alone,
  args: {
    title: 'Bitte prüfen Sie Ihre Angaben, bevor Sie den Kauf abschließen',
    errors: [
      {
        fieldId: 'story-long',
        message:
          'Diese Adresse lässt sich nicht zustellen. Prüfen Sie die Schreibweise oder nehmen Sie eine andere Adresse.',
      },
    ],
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
