import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import {
  RememberedBrowsers,
  type RememberedBrowsersProps,
  type RememberedView,
} from './RememberedBrowsers.tsx';
import { rememberedBrowsersMessages as m } from './rememberedBrowsers.messages.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const browsers: RememberedView[] = [
  {
    id: 'desk',
    appType: 501,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
    country: 'DE',
    createdAt: '2026-03-02T08:12:00Z',
    lastUsedAt: null,
    expiresAt: '2026-04-01T08:12:00Z',
  },
  {
    id: 'laptop',
    appType: 501,
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/153.0 Safari/537.36`,
    country: 'PL',
    createdAt: '2026-02-12T20:00:00Z',
    lastUsedAt: '2026-03-01T21:04:00Z',
    expiresAt: '2026-03-14T20:00:00Z',
  },
  {
    id: 'old',
    appType: 501,
    userAgent: null,
    country: null,
    createdAt: '2026-02-03T10:00:00Z',
    lastUsedAt: '2026-02-09T20:00:00Z',
    expiresAt: '2026-03-05T10:00:00Z',
  },
];

type Ready = Extract<RememberedBrowsersProps, { now: number }>;
function List(props: Ready) {
  const [left, setLeft] = useState(props.browsers);
  return (
    <RememberedBrowsers
      {...props}
      browsers={left}
      onForget={async (browser) => {
        // The page draws the same list once more meanwhile.
        setLeft((before) => [...before]);
        const done = await props.onForget(browser);
        if (done) setLeft((before) => before.filter(({ id }) => browser !== undefined && id !== browser.id));
        return done;
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Account/RememberedBrowsers',
  component: List,
  args: {
    browsers,
    now: Date.parse('2026-03-02T09:30:00Z'),
    onForget: fn(() => new Promise<boolean>((done) => requestAnimationFrame(() => done(true)))),
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** With the keyboard: one row goes, a status says so, and the focus moves on; then all go, and the card has it. */
export const Forgets: Story = {
  parameters: { visual: { skip: 'Several, with fewer.' } },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Firefox/));
    await expect(args.onForget).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'desk' }));
    await waitFor(() => expect(within(canvas.getByRole('list')).getAllByRole('button')[0]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: text(m.forgetAll) }));
    await waitFor(() => expect(canvas.getByText(text(m.empty))).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent(text(m.forgottenAll));
    await waitFor(() => expect(canvasElement.querySelector('[role="group"]')).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

export const ForgetFails: Story = {
  args: { onForget: fn(async () => false) },
  parameters: { visual: { skip: 'Several with a notice.' } },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyText(loaded)(m.failed));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    (document.activeElement as HTMLElement).blur();
  },
};

export const None: Story = {
  args: { browsers: [] },
  parameters: { visual: { skip: 'A heading and a sentence.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.empty))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  render: () => <RememberedBrowsers status="loading" />,
  parameters: { visual: { skip: 'As Passkeys.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeInTheDocument();
  },
};

const onRetry = fn();
export const LoadFailed: Story = {
  render: () => <RememberedBrowsers status="error" onRetry={onRetry} />,
  parameters: { visual: { skip: 'As Passkeys.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(onRetry).toHaveBeenCalled();
    button.blur();
  },
};
