import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Countdown.css.ts';
import * as blocks from './CountdownBlocks.css.ts';
import { countdownParts } from './countdownParts.ts';

export interface CountdownProps {
  /** Epoch milliseconds. */
  endsAt: number;
  /** Epoch milliseconds; null while the time is not known (server, first paint). */
  now: number | null;
  /** Short for `sm` ("d", "h", "m"), words for the others. */
  labels: { days: string; hours: string; minutes: string };
  size?: 'sm' | 'md' | 'lg';
  /** The end in words: "Ends on December 1, 2026". Read out instead of the figures, and shown where no script runs. */
  end: string;
  /** Stands before the figures: "Ends in". */
  before?: ReactNode;
}

const minute = 60_000;
const figureSpace = '\u2007';
const units = [
  ['days', 'd'],
  ['hours', 'h'],
  ['minutes', 'm'],
] as const;

/**
 * The time left until an offer ends, in begun minutes. Pure: it shows `endsAt - now`.
 *
 * A page without React can fill it: the root carries `data-countdown` (epoch milliseconds of the end) and the
 * three figures carry `data-unit="d|h|m"`. A script writes each value, padded with zeros to two figures, as the
 * text of its element; until then they hold a figure space, in a place as wide as two figures.
 */
export function Countdown({ endsAt, now, labels, size = 'sm', end, before }: CountdownProps) {
  const parts = now === null ? null : countdownParts(Math.ceil((endsAt - now) / minute) * minute, 0);
  const look = size === 'sm' ? css : blocksOf(size);
  return (
    <time
      dateTime={new Date(endsAt).toISOString()}
      data-countdown={endsAt}
      className={cx(css.count, size !== 'sm' && blocks.size[size])}
    >
      <span className={cx(css.end, size !== 'sm' && blocks.end[size])}>{end}</span>
      <span aria-hidden="true" className={cx(css.units, size !== 'sm' && blocks.units[size])}>
        {before}
        {units.map(([name, unit]) => (
          <span key={name} className={look.unit}>
            <span data-unit={unit} translate="no" className={look.digits} suppressHydrationWarning>
              {parts ? String(parts[name]).padStart(2, '0') : figureSpace}
            </span>
            <span className={look.label}>{labels[name]}</span>
          </span>
        ))}
      </span>
    </time>
  );
}

const blocksOf = (size: 'md' | 'lg') => ({
  unit: blocks.unit[size],
  digits: blocks.digits[size],
  label: blocks.label[size],
});
