import type { StatusDay, StatusPartView } from '@tern/domain';
import { dayKind, type PartState } from '@tern/domain';
import { CheckGlyph, cx, Icon, MinusGlyph, TriangleAlertGlyph, XGlyph } from '@tern/ui';
import { useIntl } from 'react-intl';
import { statusScreenMessages as m } from '../StatusScreen/statusScreen.messages.ts';
import * as css from './StatusLine.css.ts';

export interface StatusLineProps extends Omit<StatusPartView, 'days'> {
  /** The oldest first, today last. */
  days: readonly (StatusDay | null)[];
}

const glyphs = { up: CheckGlyph, limited: TriangleAlertGlyph, down: XGlyph, unknown: MinusGlyph };

/** One block a day: dark and light in turn as on the frame of a chart, taller where something happened. */
function blocksOf(days: StatusLineProps['days']) {
  const paths: Record<PartState | 'unknown', string> = { up: '', limited: '', down: '', unknown: '' };
  days.forEach((day, index) => {
    if (!day) paths.unknown += `M${index} 11h1v2h-1z`;
    else if (dayKind(day) !== 'up') paths[dayKind(day)] += `M${index} 0h1v24h-1z`;
    else paths.up += index % 2 ? `M${index} 6h1v12h-1z` : `M${index} 6h1v1h-1zM${index} 17h1v1h-1z`;
  });
  return paths;
}

/** A part of the service: its name, its last days as a line, and its state. */
export function StatusLine({ part, state, days }: StatusLineProps) {
  const { formatMessage, formatNumber } = useIntl();
  const measured = days.filter((day) => day !== null);
  const kinds = measured.map(dayKind);
  const count = (kind: PartState) => kinds.filter((each) => each === kind).length;
  const minutes = measured.reduce((sum, { down }) => sum + down, 0);
  const blocks = blocksOf(days);
  const shown = state ?? 'unknown';
  const name = formatMessage(m[`part.${part}`]);
  return (
    <li className={css.line}>
      <span className={css.name}>{name}</span>
      <svg
        className={css.days}
        viewBox={`0 0 ${days.length} 24`}
        preserveAspectRatio="none"
        role="img"
        aria-label={formatMessage(m.line, {
          part: name,
          days: days.length,
          measured: measured.length,
          down: count('down'),
          limited: count('limited'),
        })}
      >
        <path className={css.block.unknown} d={blocks.unknown} />
        <path className={css.block.up} d={blocks.up} />
        <path className={css.block.limited} d={blocks.limited} />
        <path className={css.block.down} d={blocks.down} />
      </svg>
      <p className={css.state}>
        <span className={cx(css.word, css.tone[shown])}>
          <Icon glyph={glyphs[shown]} size="sm" />
          {formatMessage(m[`state.${shown}`])}
        </span>
        <small className={css.minutes}>
          {formatMessage(m.minutesDown, { minutes: formatNumber(minutes) })}
        </small>
      </p>
    </li>
  );
}
