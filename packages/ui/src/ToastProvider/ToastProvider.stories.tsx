import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StickyActionBar } from '../StickyActionBar/StickyActionBar.tsx';
import { type ToastMessage, ToastProvider, useToast } from './ToastProvider.tsx';

function Show({ toast }: { toast: ToastMessage }) {
  const { show } = useToast();
  return (
    <Button variant="outline" onClick={() => show(toast)}>
      Send
    </Button>
  );
}

function ShowSeveral() {
  const { show } = useToast();
  return (
    <Button
      variant="outline"
      onClick={() => {
        show({ message: 'First' });
        show({ message: 'Second', tone: 'success' });
        show({ message: 'Third', tone: 'danger' });
        show({ message: 'Fourth' });
      }}
    >
      Send four
    </Button>
  );
}

interface ShowToastArgs extends ToastMessage {
  label: string;
  dismissLabel: string;
}

function ShowToast({ label, dismissLabel, ...toast }: ShowToastArgs) {
  return (
    <ToastProvider label={label} dismissLabel={dismissLabel}>
      <Show toast={toast} />
    </ToastProvider>
  );
}

const meta = {
  title: 'Components/Feedback/Toast',
  component: ShowToast,
  parameters: { visual: { dark: true } },
  args: { tone: 'success', message: 'Submit success', label: 'Notifications', dismissLabel: 'Close' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const region = await screen.findByRole('region', { name: /Notifications/ });
    await expect(within(region).getByText(String(args.message))).toBeVisible();
  },
} satisfies Meta<typeof ShowToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Danger: Story = { args: { tone: 'danger', message: 'Network error, payment failed.' } };
export const Neutral: Story = { args: { tone: 'neutral', message: 'Copied' } };
export const LongText: Story = {
  args: {
    tone: 'neutral',
    message:
      'Die Verbindung ist unterbrochen. Ihre Eingaben bleiben erhalten und werden gesendet, sobald sie wieder besteht.',
  },
};

/** Three at most: the oldest gives way. */
export const Several: Story = {
  parameters: { visual: { picture: 'whole', dark: false } },
  render: ({ label, dismissLabel }) => (
    <ToastProvider label={label} dismissLabel={dismissLabel}>
      <ShowSeveral />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send four' }));
    const region = await screen.findByRole('region', { name: /Notifications/ });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(region).queryByText('First')).toBeNull();
    await expect(within(region).getByText('Fourth')).toBeVisible();
  },
};

const unseen = { visual: { skip: 'Behaviour; looks like Success.' } };
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const showing = async (message: string) =>
  within(await screen.findByRole('region', { name: /Notifications/ })).findByText(message);

/** A live region says it: politely, or at once for what went wrong. */
export const Announced: Story = {
  parameters: unseen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const said = await waitFor(() => {
      const live = document.querySelector('[role="status"][aria-live]');
      expect(live).toHaveTextContent('Submit success');
      return live;
    });
    await expect(said).toHaveAttribute('aria-live', 'polite');
  },
};
export const AnnouncedAtOnce: Story = {
  args: { tone: 'danger', message: 'Network error, payment failed.' },
  parameters: unseen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const said = await waitFor(() => {
      const live = document.querySelector('[role="status"][aria-live]');
      expect(live).toHaveTextContent('payment failed');
      return live;
    });
    await expect(said).toHaveAttribute('aria-live', 'assertive');
  },
};

/** F8 goes to the messages, Tab into them, Escape puts one away; the focus returns to where it was. */
export const ByKeyboard: Story = {
  parameters: unseen,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    send.focus();
    await userEvent.keyboard('{Enter}');
    const message = await showing('Submit success');
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(message.closest('li')).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Submit success')).toBeNull());
    await waitFor(() => expect(send).toHaveFocus());

    // Escape from the page as well.
    await userEvent.keyboard('{Enter}');
    await showing('Submit success');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Submit success')).toBeNull());
    await expect(send).toHaveFocus();
  },
};

export const Swiped: Story = {
  parameters: unseen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const toast = (await showing('Submit success')).closest('li') as HTMLElement;
    const { x, y } = toast.getBoundingClientRect();
    // A capture needs a pointer that exists.
    toast.setPointerCapture = () => {};
    const move = (type: string, by: number) =>
      fireEvent(
        toast,
        new PointerEvent(type, {
          bubbles: true,
          button: 0,
          pointerId: 7,
          pointerType: 'touch',
          clientX: x + 20,
          clientY: y + 20 + by,
        }),
      );
    await move('pointerdown', 0);
    await move('pointermove', 12);
    await move('pointermove', 30);
    await expect(new DOMMatrix(getComputedStyle(toast).transform).f).toBe(30);
    await move('pointerup', 30);
    await expect(toast).toBeVisible();
    await move('pointerdown', 0);
    await move('pointermove', 12);
    await move('pointermove', 90);
    await move('pointerup', 90);
    await waitFor(() => expect(screen.queryByText('Submit success')).toBeNull());
  },
};

/** A press on its cross closes it and leaves the focus alone; the next one still goes after its five seconds. */
export const GoesAfterFiveSeconds: Story = {
  parameters: unseen,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await showing('Submit success');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Submit success')).toBeNull());
    await expect(send).toHaveFocus();

    await userEvent.click(send);
    const message = await showing('Submit success');
    const since = performance.now();
    await wait(4500);
    await expect(message).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Submit success')).toBeNull());
    await expect(performance.now() - since).toBeLessThan(6500);
  },
};

/** Pointer, focus and a hidden tab each stop the clock; together it is seen for five seconds beside them. */
export const Held: Story = {
  parameters: unseen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const message = await showing('Submit success');
    const since = performance.now();
    let held = 0;
    const hold = async (begin: () => void | Promise<void>, end: () => void | Promise<void>) => {
      await begin();
      const from = performance.now();
      await wait(1000);
      held += performance.now() - from;
      await end();
    };
    const toast = message.closest('li') as HTMLElement;
    await hold(
      () => userEvent.hover(toast),
      () => userEvent.unhover(toast),
    );
    await hold(
      () => screen.getByRole('button', { name: 'Close' }).focus(),
      () => canvas.getByRole('button', { name: 'Send' }).focus(),
    );
    const hide = (hidden: boolean) => () => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    await hold(hide(true), hide(false));
    Reflect.deleteProperty(document, 'hidden');

    const left = () => 5000 + held - (performance.now() - since);
    await wait(left() - 400);
    await expect(message).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Submit success')).toBeNull());
    await expect(left()).toBeGreaterThan(-2000);
  },
};

/** On a phone it stands above the bar with the next step, not on it. */
export const AboveStickyBar: Story = {
  globals: { variant: 'mobile' },
  parameters: { layout: 'fullscreen', visual: { picture: 'state', variant: 'mobile' } },
  render: ({ label, dismissLabel, ...toast }) => (
    <ToastProvider label={label} dismissLabel={dismissLabel}>
      <Show toast={toast} />
      <StickyActionBar figure="$45.00" note="12 months" action={<Button size="lg">Pay</Button>} />
    </ToastProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const region = await screen.findByRole('region', { name: /Notifications/ });
    const toast = within(region).getByText(String(args.message)).closest('li');
    const bar = canvas.getByText('12 months').closest('div');
    if (!toast || !bar?.checkVisibility()) return;
    // Held at the lower edge of the window, the bar is as high as here.
    const edge = window.innerHeight - bar.getBoundingClientRect().height;
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge));
  },
};
