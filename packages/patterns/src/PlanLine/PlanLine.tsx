import { dayMs, type Money } from '@tern/domain';
import { formatMoney, formatWholeDate, type Language } from '@tern/i18n';
import { Bird, Ltr, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { type Cubic, cubicPath, splitCubic } from '../FlightScale/splitCubic.ts';
import * as css from './PlanLine.css.ts';
import { planLineMessages as m } from './planLine.messages.ts';

export interface PlanLineProps {
  /** Epoch milliseconds: the time that is paid for. */
  from: number;
  to: number;
  /** Epoch milliseconds. Before `from` or after the end it is drawn there. */
  today: number;
  /** Epoch milliseconds: the next payment, where free days come before it. */
  extraTo?: number | undefined;
  /** Below the first day, and below the last one. */
  paid?: Money | undefined;
  next?: Money | undefined;
}

const width = 600;
const inset = 10;
const blocks = 12;

/** The time of a plan as the edge of a chart, with today on it. A picture of time: it never mirrors. */
export function PlanLine({ from, to, today, extraTo, paid, next }: PlanLineProps) {
  const { formatMessage, locale } = useIntl();
  const date = (time: number) => formatWholeDate(time, locale as Language, 'medium');
  const money = (sum: Money) => formatMoney(sum, locale as Language);
  const until = Math.max(to, extraTo ?? to);
  const share = (time: number) => Math.min(1, Math.max(0, (time - from) / Math.max(1, until - from)));
  const x = (time: number) => Math.round((inset + share(time) * (width - 2 * inset)) * 10) / 10;
  // With even control points a place on the arc is as far along as its time.
  const third = (width - 2 * inset) / 3;
  const arc: Cubic = [
    [inset, 66],
    [inset + third, 14],
    [width - inset - third, 14],
    [width - inset, 66],
  ];
  const { before, after, at, heading } = splitCubic(arc, share(today));
  const days = Math.max(0, Math.ceil((until - today) / dayMs));
  const blockWidth = (x(to) - inset) / blocks;
  const free = extraTo && extraTo > to ? Math.round((extraTo - to) / dayMs) : 0;

  return (
    <div className={css.line}>
      <svg
        className={css.picture}
        viewBox={`0 0 ${width} 88`}
        role="img"
        aria-label={formatMessage(m.picture, { from: date(from), to: date(until), days })}
      >
        <rect className={css.frame} x={inset} y={72} width={x(to) - inset} height={8} />
        <g>
          {Array.from({ length: blocks / 2 }, (_, index) => (
            <rect
              key={index}
              className={css.block}
              x={Math.round((inset + 2 * index * blockWidth) * 10) / 10}
              y={72}
              width={Math.round(blockWidth * 10) / 10}
              height={8}
            />
          ))}
        </g>
        {free > 0 ? (
          <rect className={css.extra} x={x(to)} y={72} width={width - inset - x(to)} height={8} />
        ) : null}
        <path className={css.tick} d={`M${x(today)} 12v72`} />
        <path className={css.flown} d={cubicPath(before)} />
        <path className={css.ahead} d={cubicPath(after)} />
        <circle className={css.start} cx={inset} cy={76} r={6} />
        <circle className={css.end} cx={width - inset} cy={76} r={6} />
        <Bird
          x={Math.round(at[0] * 10) / 10}
          y={Math.round(at[1] * 10) / 10}
          turn={Math.round(heading)}
          scale={0.75}
        />
      </svg>
      <div className={css.facts}>
        <p className={css.fact}>
          <span className={css.strong}>
            <Value>{date(from)}</Value>
          </span>
          {paid ? <Ltr>{money(paid)}</Ltr> : null}
        </p>
        <p className={css.todayRow}>
          {/* As wide as the time that has gone: an attribute, since the site allows no style attributes. */}
          <svg className={css.gone} width={`${(100 * x(today)) / width}%`} height={1} aria-hidden />
          <span className={css.today}>
            <span className={css.strong}>{formatMessage(m.today)}</span>
            <span>{formatMessage(m.left, { days })}</span>
          </span>
        </p>
        <p className={css.fact}>
          <span className={css.strong}>
            <Value>{date(until)}</Value>
          </span>
          {next ? <Ltr>{money(next)}</Ltr> : null}
          {free > 0 ? <span className={css.free}>{formatMessage(m.free, { days: free })}</span> : null}
        </p>
      </div>
    </div>
  );
}
