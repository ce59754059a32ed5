import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Countdown } from './Countdown.tsx';
import { useCountdown } from './useCountdown.ts';

const endsAt = Date.UTC(2026, 0, 31);
const left = (((2 * 24 + 14) * 60 + 36) * 60 + 9) * 1000;
const words = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' };

const meta = {
  title: 'Components/Commerce/Countdown',
  component: Countdown,
  parameters: { visual: { dark: true } },
  args: {
    endsAt,
    now: endsAt - left,
    labels: { days: 'd', hours: 'h', minutes: 'm', seconds: 's' },
    announce: 'Ends in 2 days and 14 hours',
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-unit]')].map((element) => element.textContent);

export const Small: Story = {
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['02', '14', '36', '09']);
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('Ends in 2 days and 14 hours');
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-01-31T00:00:00.000Z');
    await expect(canvasElement.querySelector('time')).toHaveAttribute('data-countdown', String(endsAt));
  },
};
export const Medium: Story = {
  args: { size: 'md', labels: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' } },
};
export const Large: Story = { args: { size: 'lg', labels: words } };
export const LongLabels: Story = {
  args: {
    size: 'lg',
    labels: { days: 'Tage übrig', hours: 'Stunden', minutes: 'Minuten', seconds: 'Sekunden' },
  },
};
export const NotTickingYet: Story = {
  args: { size: 'md', now: null, labels: words },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(Array(4).fill('\u2007'));
  },
};
export const Over: Story = {
  args: { size: 'md', now: endsAt + 5000, labels: words, announce: 'This offer has ended' },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['00', '00', '00', '00']);
  },
};

function Starting() {
  const [now, setNow] = useState<number | null>(null);
  return (
    <>
      <Countdown endsAt={endsAt} now={now} labels={words} size="lg" announce={`At ${now}`} />
      <button type="button" onClick={() => setNow((time) => (time ?? endsAt - left - 1000) + 1000)}>
        Tick
      </button>
    </>
  );
}

export const NothingShifts: Story = {
  parameters: { visual: { skip: 'the same picture as Large' } },
  render: () => <Starting />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const width = () => canvasElement.querySelector('time')?.getBoundingClientRect().width ?? 0;
    const before = width();
    const tick = canvas.getByRole('button', { name: 'Tick' });
    await userEvent.click(tick);
    await expect(Math.abs(width() - before)).toBeLessThan(1);
    await expect(shown(canvasElement)).toEqual(['02', '14', '36', '09']);
    const sentence = canvas.getByRole('timer').textContent;
    await userEvent.click(tick);
    await expect(shown(canvasElement)).toEqual(['02', '14', '36', '08']);
    await expect(canvas.getByRole('timer')).toHaveTextContent(sentence ?? '');
  },
};

const soon = Date.now() + 90_000;
function Ticking() {
  const now = useCountdown(soon);
  return <Countdown endsAt={soon} now={now} labels={words} size="md" announce="Ends soon" />;
}

export const Ticks: Story = {
  parameters: { visual: { skip: 'shows the real time' } },
  render: () => <Ticking />,
  play: async ({ canvasElement }) => {
    const first = shown(canvasElement).join(':');
    await new Promise((resolve) => setTimeout(resolve, 1300));
    await expect(shown(canvasElement).join(':')).not.toBe(first);
  },
};
