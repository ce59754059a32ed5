import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  args: {
    'aria-label': 'Contact',
    errorTitle: 'Two things to correct',
    actions: (
      <>
        <Button type="submit" size="lg">
          Send
        </Button>
        <Button variant="quiet">Cancel</Button>
      </>
    ),
    children: (
      <>
        <TextField id="story-name" label="Name" autoComplete="name" />
        <TextField id="story-email" type="email" label="Email" autoComplete="email" />
        <TextArea id="story-inquiry" label="Inquiry" />
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { dark: true } } };
export const TwoColumns: Story = {
  args: {
    columns: 2,
    children: (
      <>
        <TextField label="First name" autoComplete="given-name" />
        <TextField label="Last name" autoComplete="family-name" />
      </>
    ),
  },
};
/** The list takes the focus; each line leads to its field. */
export const Refused: Story = {
  parameters: { visual: { picture: 'state' } },
  args: {
    errors: [
      { fieldId: 'story-name', message: 'Enter your name' },
      { fieldId: 'story-email', message: 'This is not an email address.' },
    ],
    problem: 'The message was not sent. Everything you typed is still here.',
  },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('group', { name: 'Two things to correct' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('still here');
    summary.blur();
  },
};

function Refusing(props: FormProps) {
  const [errors, setErrors] = useState<FormProps['errors']>();
  return (
    <Form
      {...props}
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        setErrors([{ fieldId: 'story-name', message: 'Enter your name' }]);
      }}
    />
  );
}

/** A second attempt with the same error is announced like the first. */
export const RefusedTwice: Story = {
  args: { errorTitle: 'One thing to correct' },
  parameters: { visual: { skip: 'Looks like Refused.' } },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Name'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your name' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
