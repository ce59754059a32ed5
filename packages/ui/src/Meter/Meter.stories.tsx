import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  args: { label: '4 of 6 in use', value: 4, max: 6 },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** None, some, all. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: () => (
    <Stack gap={4}>
      <Meter label="0 of 6 in use" value={0} max={6} />
      <Meter label="4 of 6 in use" value={4} max={6} />
      <Meter label="6 of 6 in use" value={6} max={6} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: '4 of 6 in use' });
    await expect(meter).toHaveAttribute('aria-valuenow', '4');
    await expect(meter).toHaveAttribute('aria-valuemax', '6');
  },
};
