import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withClipboard } from '../CopyButton/withClipboard.ts';
import { Stack } from '../Stack/Stack.tsx';
import { CopyField } from './CopyField.tsx';

const meta = {
  title: 'Components/Forms/CopyField',
  component: CopyField,
  args: {
    label: 'First address',
    value: '198.51.100.53',
    copyLabel: 'Copy the first address',
    copiedLabel: 'Copied',
    selectedLabel: 'Selected. Press Ctrl and C to copy.',
  },
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Stack gap={3}>
      <CopyField {...args} />
      <CopyField {...args} label="Second address" value="2001:db8:85a3:8d3:1319:8a2e:370:7348" />
      <CopyField {...args} label="Large" size="lg" />
    </Stack>
  ),
};

export const Copies: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ canvasElement }) => {
    const copied: string[] = [];
    const write = (text: string) => Promise.resolve(void copied.push(text));
    await withClipboard(write, async () => {
      await userEvent.click(within(canvasElement).getByRole('button'));
      const status = within(canvasElement).getByRole('status');
      await waitFor(() => expect(status).toHaveTextContent('Copied'));
      const first = status.firstElementChild;
      await userEvent.click(within(canvasElement).getByRole('button'));
      await waitFor(() => expect(status.firstElementChild).not.toBe(first));
      await expect(status).toHaveTextContent('Copied');
    });
    await expect(copied).toEqual(['198.51.100.53', '198.51.100.53']);
  },
};
/** The browser refuses: the value is selected, and what to do stands below it. */
export const Refused: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ args, canvasElement }) => {
    await withClipboard(
      () => Promise.reject(new Error('refused')),
      async () => {
        await userEvent.click(within(canvasElement).getByRole('button'));
        await waitFor(() => expect(within(canvasElement).getByRole('status')).toBeVisible());
      },
    );
    await expect(within(canvasElement).getByText(args.selectedLabel)).toBeVisible();
    await expect(String(getSelection())).toBe('198.51.100.53');
    (document.activeElement as HTMLElement).blur();
  },
};
