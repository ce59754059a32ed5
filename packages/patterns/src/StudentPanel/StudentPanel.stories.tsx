import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tern/ui';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { StudentPanel, type StudentPanelProps } from './StudentPanel.tsx';
import { studentPanelMessages as m } from './studentPanel.messages.ts';

type Ready = Extract<StudentPanelProps, { percent: number }>;
const One = (props: Ready) => <StudentPanel {...props} />;

const meta = {
  title: 'Patterns/Account/StudentPanel',
  component: One,
  args: {
    percent: 30,
    proof: null,
    renewable: true,
    sent: null,
    buyHref: '/pricing/checkout/12m?student_code=7K2M-9QXR',
    onEmail: fn(),
    onCode: fn(),
    onAnother: fn(),
    onService: fn(),
  },
} satisfies Meta<typeof One>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before a proof, with a code on its way, and with one that ends soon. */
export const Steps: Story = {
  parameters: { visual: { picture: 'whole' } },
  render: (args) => (
    <Stack gap={6}>
      <One {...args} />
      <One
        {...args}
        sent={{ email: 'ann@cs.ox.ac.uk', minutes: 10 }}
        error="verification_failed"
        onService={undefined}
      />
      <One
        {...args}
        renewable={false}
        proof={{ code: '7K2M-9QXR', until: '2027-03-01T00:00:00.000Z' }}
        onService={undefined}
      />
    </Stack>
  ),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    await expect(canvas.getByText(words(m.wrong))).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(m.buy) })).toBeVisible();
  },
};

export const Typed: Story = {
  parameters: { visual: { skip: 'The field is pictured in Steps.' } },
  play: async ({ canvasElement, args, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    const field = canvas.getByRole('textbox', { name: words(m.email) });
    await userEvent.type(field, 'nobody{enter}');
    await expect(field).toHaveAccessibleDescription(words(m.emailInvalid));
    await userEvent.clear(field);
    await userEvent.type(field, 'ann@cs.ox.ac.uk{enter}');
    await expect(args.onEmail).toHaveBeenCalledWith('ann@cs.ox.ac.uk');
  },
};

function Sending(props: Ready) {
  const [sent, setSent] = useState<Ready['sent']>(null);
  return (
    <One
      {...props}
      sent={sent}
      onEmail={(email) => setSent({ email, minutes: 10 })}
      onAnother={() => setSent(null)}
    />
  );
}

/** Each step is typed in at once: the focus goes to its field. */
export const OneAfterTheOther: Story = {
  parameters: { visual: { skip: 'The steps are pictured in Steps.' } },
  render: (args) => <Sending {...args} />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    await userEvent.type(canvas.getByRole('textbox', { name: words(m.email) }), 'ann@cs.ox.ac.uk{enter}');
    await expect(canvas.getByRole('textbox', { name: words(m.code) })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: words(m.another) }));
    await expect(canvas.getByRole('textbox', { name: words(m.email) })).toHaveFocus();
  },
};
