import { useState } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Countdown.css.ts';
import * as blocks from './CountdownBlocks.css.ts';
import { countdownParts } from './countdownParts.ts';

export interface CountdownProps {
  /** Epoch milliseconds. */
  endsAt: number;
  /** Epoch milliseconds; null while it does not tick yet (server, first paint). See `useCountdown`. */
  now: number | null;
  /** Short for `sm` ("d", "h", "m", "s"), words for the others. */
  labels: { days: string; hours: string; minutes: string; seconds: string };
  size?: 'sm' | 'md' | 'lg';
  /** The remaining time as a sentence: "Ends in 2 days and 14 hours". Announced at most once a minute. */
  announce: string;
}

const figureSpace = '\u2007';
const units = [
  ['days', 'd'],
  ['hours', 'h'],
  ['minutes', 'm'],
  ['seconds', 's'],
] as const;

/** The sentence, held still within a minute. */
function useMinuteText(text: string, minute: number | null): string {
  const [held, setHeld] = useState({ text, minute });
  if (held.minute !== minute) {
    setHeld({ text, minute });
    return text;
  }
  return held.text;
}

/**
 * The time left until an offer ends. Pure: it shows `endsAt - now`.
 *
 * A page without React can tick it: the root carries `data-countdown` (epoch milliseconds of the end) and the
 * four figures carry `data-unit="d|h|m|s"`. A script writes each value, padded with zeros to two figures, as
 * the text of its element once a second; until then they hold a figure space, in a place as wide as two figures.
 */
export function Countdown({ endsAt, now, labels, size = 'sm', announce }: CountdownProps) {
  const parts = now === null ? null : countdownParts(endsAt, now);
  const minute = now === null ? null : Math.ceil((endsAt - now) / 60_000);
  const sentence = useMinuteText(announce, minute);
  const look =
    size === 'sm'
      ? { ...css, size: undefined }
      : {
          size: blocks.size[size],
          units: blocks.units[size],
          unit: blocks.unit[size],
          digits: blocks.digits[size],
          label: blocks.label[size],
        };
  return (
    <time
      dateTime={new Date(endsAt).toISOString()}
      data-countdown={endsAt}
      className={cx(css.count, look.size)}
    >
      <span aria-hidden="true" className={look.units}>
        {units.map(([name, unit]) => (
          <span key={name} className={look.unit}>
            <span data-unit={unit} className={look.digits} suppressHydrationWarning>
              {parts ? String(parts[name]).padStart(2, '0') : figureSpace}
            </span>
            <span className={look.label}>{labels[name]}</span>
          </span>
        ))}
      </span>
      <span role="timer">
        <VisuallyHidden>{sentence}</VisuallyHidden>
      </span>
    </time>
  );
}
