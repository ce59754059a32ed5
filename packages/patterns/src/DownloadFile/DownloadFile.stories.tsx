import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { DownloadFile } from './DownloadFile.tsx';
import { downloadFileMessages as m } from './downloadFile.messages.ts';

const meta = {
  title: 'Patterns/Tools/DownloadFile',
  component: DownloadFile,
  args: { href: 'https://files.example/tern.exe', label: 'Download for Windows', platform: 'windows' },
  parameters: { visual: { skip: 'The button stands in DownloadOffer.' } },
  // The workbench fetches no file.
  beforeEach: () => {
    const hold = (event: MouseEvent) => event.preventDefault();
    document.addEventListener('click', hold);
    return () => document.removeEventListener('click', hold);
  },
} satisfies Meta<typeof DownloadFile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
/** The words come into a live region that was there before, with the direct link; a second press says them again. */
export const Pressed: Story = {
  play: async ({ canvasElement, loaded, args }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    const button = canvas.getByRole('link', { name: args.label });
    const status = canvas.getByRole('status');
    await userEvent.click(button);
    await expect(status).toHaveTextContent(text(m.begins));
    await expect(within(status).getByRole('link', { name: text(m.direct) })).toHaveAttribute(
      'href',
      args.href,
    );
    const words = status.firstElementChild;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(status.firstElementChild).not.toBe(words);
    await expect(button).toHaveFocus();
  },
};
