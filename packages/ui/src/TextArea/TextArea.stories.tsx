import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'Inquiry', counterLabel: (left) => `${left} characters left`, maxLength: 2000 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, with an error, disabled. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Stack gap={6}>
      <TextArea {...args} hint="What happened, on which device, and what you tried." />
      <TextArea
        {...args}
        label="Filled"
        defaultValue="The television says that the service is not available here."
      />
      <TextArea {...args} label="Wrong" error="Write your message" counterLabel={undefined} />
      <TextArea {...args} label="Not available" disabled defaultValue="Sent." counterLabel={undefined} />
    </Stack>
  ),
};
export const Counts: Story = {
  args: { maxLength: 10, rows: 2 },
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Inquiry' });
    await userEvent.type(area, 'Twelve words');
    await expect(area).toHaveValue('Twelve wor');
    await expect(area).toHaveAccessibleDescription('0 characters left');
  },
};

function Emptied(props: TextAreaProps) {
  const [value, setValue] = useState('Sent.');
  return (
    <Stack gap={3}>
      <TextArea {...props} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      <Button onClick={() => setValue('')}>Empty it</Button>
    </Stack>
  );
}

/** The page that holds the value may change it. */
export const CountsFromOutside: Story = {
  args: { maxLength: 10, rows: 2 },
  parameters: { visual: { skip: 'Stands in All.' } },
  render: (args) => <Emptied {...args} />,
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Inquiry' });
    await expect(area).toHaveAccessibleDescription('5 characters left');
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(area).toHaveAccessibleDescription('10 characters left');
  },
};
