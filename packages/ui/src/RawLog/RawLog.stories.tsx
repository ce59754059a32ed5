import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RawLog } from './RawLog.tsx';

const meta = {
  title: 'Components/Content/RawLog',
  component: RawLog,
  // The font of machines differs between them.
  parameters: { visual: { skip: 'The system chooses the monospaced font.' } },
  args: {
    label: 'Raw log',
    emptyText: 'Nothing was gathered.',
    lines: [
      'candidate:1 1 udp 2122260223 192.0.2.7 51472 typ host',
      'candidate:2 1 udp 1686052607 203.0.113.24 51472 typ srflx raddr 192.0.2.7 rport 51472',
      'candidate:3 1 udp 2122194687 2001:db8::7 51473 typ host',
    ],
  },
} satisfies Meta<typeof RawLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A keyboard reaches it, to scroll. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('region', { name: 'Raw log' });
    await userEvent.tab();
    await expect(log).toHaveFocus();
    await expect(log).toHaveAttribute('dir', 'ltr');
  },
};
const copy = {
  label: 'Copy',
  copiedLabel: 'The log was copied.',
  selectedLabel: 'The log is selected. Copy it with your keyboard.',
};
function replaceClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

export const ToCopy: Story = {
  args: { copy },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const written = fn(async (_text: string) => {});
    const restore = replaceClipboard(written);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(copy.copiedLabel)).toBeInTheDocument();
    await expect(written).toHaveBeenCalledWith(args.lines.join('\n'));
    restore();
  },
};
/** Where the browser refuses, everything is selected, and a screen reader hears it. */
export const CopyRefused: Story = {
  args: { copy },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const restore = replaceClipboard(() => Promise.reject(new Error('not allowed')));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(copy.selectedLabel)).toBeInTheDocument();
    await expect(String(getSelection())).toBe(args.lines.join('\n'));
    restore();
  },
};
export const Empty: Story = {
  args: { lines: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing was gathered.')).toBeVisible();
  },
};
