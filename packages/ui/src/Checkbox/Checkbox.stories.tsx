import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: { visual: { dark: true } },
  args: { label: 'Keep me signed in', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Keep me signed in'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    box.blur();
  },
};
export const Checked: Story = {
  args: { defaultChecked: true },
  parameters: { visual: { also: ['en-forced-colours'] } },
};
export const Focused: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};
export const Invalid: Story = {
  args: {
    label: (
      <>
        I agree to the <Link href="#terms">terms of use</Link>
      </>
    ),
    error: 'Accept the terms to go on.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms of use' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Accept the terms to go on.');
  },
};
export const Disabled: Story = { args: { label: 'Not available', disabled: true } };
export const DisabledChecked: Story = { args: { label: 'Always on', disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: {
    label:
      'Ich möchte gelegentlich per E-Mail über neue Standorte, Anwendungen und Änderungen an meinem Tarif unterrichtet werden und kann dem jederzeit widersprechen',
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
