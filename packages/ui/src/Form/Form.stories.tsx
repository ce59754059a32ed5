import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  args: {
    'aria-label': 'Contact',
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
  parameters: { visual: { modes: ['en-desktop', 'en-mobile'] } },
};
/** The list takes the focus; each line leads to its field. */
export const Refused: Story = {
  args: {
    errorTitle: 'Two things to correct',
    errors: [
      { fieldId: 'story-name', message: 'Please Enter Name' },
      { fieldId: 'story-email', message: 'Invalid Email provide' },
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
