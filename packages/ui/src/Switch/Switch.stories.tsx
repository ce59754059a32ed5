import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'Mask addresses', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off, on, disabled, with a hint, with an error. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true, also: ['en-forced-colours'] } },
  render: (args) => (
    <Stack gap={4}>
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" defaultChecked />
      <Switch {...args} label="Off, not available" disabled />
      <Switch {...args} label="On, not available" disabled defaultChecked />
      <Switch {...args} label="Mask addresses" hint="For pictures and for reports you share." />
      <Switch {...args} label="Renew by itself" defaultChecked error="This could not be saved. Try again." />
    </Stack>
  ),
};
export const Toggles: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Mask addresses' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Mask addresses'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
