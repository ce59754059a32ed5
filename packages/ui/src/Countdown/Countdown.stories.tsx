import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

const endsAt = Date.UTC(2026, 0, 31);
const left = (((2 * 24 + 14) * 60 + 36) * 60 + 9) * 1000;
const words = { days: 'days', hours: 'hours', minutes: 'minutes' };

const meta = {
  title: 'Components/Commerce/Countdown',
  component: Countdown,
  parameters: { visual: { dark: true } },
  args: {
    endsAt,
    now: endsAt - left,
    labels: { days: 'd', hours: 'h', minutes: 'm' },
    end: 'Ends on January 31, 2026',
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-unit]')].map((element) => element.textContent);

export const Small: Story = {
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['02', '14', '37']);
    await expect(within(canvasElement).getByText('Ends on January 31, 2026')).toBeInTheDocument();
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-01-31T00:00:00.000Z');
    await expect(canvasElement.querySelector('time')).toHaveAttribute('data-countdown', String(endsAt));
  },
};
export const Medium: Story = {
  args: { size: 'md', labels: { days: 'days', hours: 'hours', minutes: 'min' } },
};
export const Large: Story = { args: { size: 'lg', labels: words } };
export const LongLabels: Story = {
  args: {
    size: 'lg',
    labels: { days: 'Tage übrig', hours: 'Stunden', minutes: 'Minuten' },
  },
};
export const NotTickingYet: Story = {
  args: { size: 'md', now: null, labels: words },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(Array(3).fill('\u2007'));
  },
};
export const Over: Story = {
  args: { size: 'md', now: endsAt + 5000, labels: words, end: 'This offer has ended' },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['00', '00', '00']);
  },
};

function Starting() {
  const [now, setNow] = useState<number | null>(null);
  return (
    <>
      <Countdown endsAt={endsAt} now={now} labels={words} size="lg" end="Ends on January 31, 2026" />
      <button type="button" onClick={() => setNow((time) => (time ?? endsAt - left - 60_000) + 60_000)}>
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
    await expect(shown(canvasElement)).toEqual(['02', '14', '37']);
    await userEvent.click(tick);
    await expect(shown(canvasElement)).toEqual(['02', '14', '36']);
  },
};

/** The figure comes first and its unit beside it, in the direction of the words. */
export const RightToLeft: Story = {
  args: {
    size: 'sm',
    before: 'ينتهي خلال',
    end: 'ينتهي في 31 يناير 2026',
    labels: { days: 'ي', hours: 'س', minutes: 'د' },
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll('[data-unit], [data-unit] + span')].map(
      (element) => element.getBoundingClientRect().left,
    );
    await expect(places).toEqual(places.toSorted((a, b) => b - a));
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
