import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tern/ui';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { ExportData } from './ExportData.tsx';
import { exportDataMessages as m } from './exportData.messages.ts';

const meta = {
  title: 'Patterns/Account/ExportData',
  component: ExportData,
  args: { onExport: fn() },
} satisfies Meta<typeof ExportData>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ready, being made, made, refused, failed. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Stack gap={4}>
      <ExportData {...args} />
      <ExportData {...args} busy />
      <ExportData {...args} done={1} />
      <ExportData {...args} error="rate_limited" />
      <ExportData {...args} error="unknown" />
    </Stack>
  ),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText(loaded)(m.done));
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};

export const Exports: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
