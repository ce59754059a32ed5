import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { CopyButton } from './CopyButton.tsx';
import { withClipboard } from './withClipboard.ts';

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: {
    value: 'https://tern.example/invite/7QK2',
    children: 'Copy the link',
    copiedLabel: 'Copied',
    refusedLabel: 'The browser did not allow it. Select the link and copy it by hand.',
    onRefused: fn(),
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Outlined, quiet, small, not available. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Row gap={4}>
      <CopyButton {...args} />
      <CopyButton {...args} variant="quiet" />
      <CopyButton {...args} size="sm" />
      <CopyButton {...args} disabled />
    </Row>
  ),
};

/** A second press says it once more. */
export const Copied: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ args, canvasElement }) => {
    const copied: string[] = [];
    const write = (text: string) => Promise.resolve(void copied.push(text));
    const status = within(canvasElement).getByRole('status');
    await withClipboard(write, async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(status).toHaveTextContent('Copied'));
      const first = status.firstElementChild;
      await userEvent.keyboard(' ');
      await waitFor(() => expect(status.firstElementChild).not.toBe(first));
      await expect(status).toHaveTextContent('Copied');
    });
    await expect(copied).toEqual([args.value, args.value]);
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
};

/** The instruction to copy by hand stays visible. */
export const Refused: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ args, canvasElement }) => {
    await withClipboard(
      () => Promise.reject(new Error('refused')),
      async () => {
        await userEvent.click(within(canvasElement).getByRole('button'));
        await waitFor(() => expect(within(canvasElement).getByText(args.refusedLabel)).toBeVisible());
      },
    );
    await expect(args.onRefused).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
