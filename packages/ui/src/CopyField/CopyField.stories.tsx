import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
  parameters: { visual: { dark: true } },
  render: (args) => (
    <Stack gap={3}>
      <CopyField {...args} />
      <CopyField {...args} label="Second address" value="2001:db8:85a3:8d3:1319:8a2e:370:7348" />
    </Stack>
  ),
};

const withClipboard = async (writeText: (text: string) => Promise<void>, run: () => Promise<void>) => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await run();
  if (own) Object.defineProperty(navigator, 'clipboard', own);
  else delete (navigator as { clipboard?: unknown }).clipboard;
};

export const Copies: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ canvasElement }) => {
    const copied: string[] = [];
    const write = (text: string) => Promise.resolve(void copied.push(text));
    await withClipboard(write, async () => {
      await userEvent.click(within(canvasElement).getByRole('button'));
      await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Copied'));
    });
    await expect(copied).toEqual(['198.51.100.53']);
  },
};
/** The browser refuses: the value is selected. */
export const Refused: Story = {
  parameters: { visual: { skip: 'A selection.' } },
  play: async ({ canvasElement }) => {
    await withClipboard(
      () => Promise.reject(new Error('refused')),
      async () => {
        await userEvent.click(within(canvasElement).getByRole('button'));
        await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Selected'));
      },
    );
    await expect(String(getSelection())).toBe('198.51.100.53');
  },
};
