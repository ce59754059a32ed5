import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenPicture } from '@tern/ui';
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

/** After the press the next step stands below, with the screen that it speaks of. */
export const NextStep: Story = {
  args: {
    next: {
      title: 'Run the installer',
      text: 'Open the downloaded file. Windows asks for permission once.',
      picture: <ScreenPicture frame="window" scene="allow" />,
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas
        .queryAllByText(args.next?.title ?? '')
        .filter((step) => step.checkVisibility({ visibilityProperty: true })),
    ).toHaveLength(0);
    await userEvent.click(canvas.getByRole('link', { name: args.label }));
    const status = canvas.getByRole('status');
    await expect(within(status).getByText(args.next?.title ?? '')).toBeVisible();
    await expect(status.querySelector('svg')).toBeVisible();
  },
};

/** Who comes back from the store finds the next step, and the way there again. */
export const Store: Story = {
  args: {
    href: 'https://store.example/ios',
    label: 'Open the store',
    platform: 'ios',
    kind: 'store',
    next: {
      title: 'Allow the VPN',
      text: 'iOS asks once whether the app may add a configuration.',
      picture: <ScreenPicture frame="phone" scene="allow" />,
    },
  },
  play: async ({ canvasElement, loaded, args }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: args.label }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(text(m.back));
    await expect(within(status).getByText(args.next?.title ?? '')).toBeVisible();
    await expect(within(status).getByRole('link', { name: text(m.again) })).toHaveAttribute(
      'href',
      args.href,
    );
  },
};
