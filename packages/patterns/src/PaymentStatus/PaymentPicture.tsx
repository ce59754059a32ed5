import { cx } from '@tern/ui';
import { bird } from '../FlightScale/bird.ts';
import { birdTransform, type Cubic, cubicPath, splitCubic } from '../FlightScale/splitCubic.ts';
import * as css from './PaymentPicture.css.ts';

/**
 * The states of an order that a buyer sees. `unknown`: nobody could say yet. `loading`: the first answer is on its way.
 * `late`: the provider should have said by now. `returning`: the money is on its way back. `refused`: a free trial that the person or the card has had before. `missing`: the address names no order; `notFound`: none of this account; `signedOut`: nobody is signed in to see it.
 */
export type PaymentState =
  | 'loading'
  | 'processing'
  | 'late'
  | 'paid'
  | 'failed'
  | 'refused'
  | 'expired'
  | 'returning'
  | 'refunded'
  | 'disputed'
  | 'unknown'
  | 'missing'
  | 'notFound'
  | 'signedOut';

const arc: Cubic = [
  [12, 100],
  [92, 12],
  [232, -4],
  [348, 100],
];
const back: Cubic = [arc[3], arc[2], arc[1], arc[0]];

/** How far the tern has come, and whether it is on its way back. */
const flights: Record<PaymentState, { at: number; returning?: boolean; rest?: 'dotted' | 'none' }> = {
  loading: { at: 0.2, rest: 'dotted' },
  processing: { at: 0.52, rest: 'dotted' },
  late: { at: 0.52, rest: 'dotted' },
  unknown: { at: 0.52, rest: 'dotted' },
  paid: { at: 0.86 },
  failed: { at: 0.42, rest: 'none' },
  refused: { at: 0.2, rest: 'none' },
  expired: { at: 0.2, rest: 'none' },
  returning: { at: 0.6, returning: true },
  refunded: { at: 0.6, returning: true },
  disputed: { at: 0.3, returning: true },
  missing: { at: 0, rest: 'none' },
  notFound: { at: 0, rest: 'none' },
  signedOut: { at: 0, rest: 'none' },
};

const blocks = Array.from({ length: 16 }, (_, index) => index * 24 - 24);

/** One flight over the neat line of a chart: out when money goes, dotted when it comes back. */
export function PaymentPicture({ state }: { state: PaymentState }) {
  const { at: place, returning, rest } = flights[state];
  const { before, after, at, heading } = splitCubic(returning ? back : arc, place);
  return (
    <svg className={css.picture} viewBox="0 0 360 122" aria-hidden="true" direction="ltr">
      {returning ? (
        <path className={css.dotted} d={cubicPath(arc)} />
      ) : (
        <>
          <path className={css.flight} d={cubicPath(rest ? before : arc)} />
          {rest === 'dotted' ? <path className={css.dotted} d={cubicPath(after)} /> : null}
        </>
      )}
      <g transform={birdTransform(at, heading, 1.1)}>
        <path className={css.birdBody} d={bird.body} />
        <path className={css.birdBeak} d={bird.beak} />
      </g>
      <svg aria-hidden="true" x="12" y="104" width="336" height="8" viewBox="0 0 336 8" overflow="hidden">
        <g className={cx((state === 'processing' || state === 'loading') && css.running)}>
          {blocks.map((x) => (
            <rect key={x} className={css.block} x={x} y="0" width="12" height="8" />
          ))}
        </g>
      </svg>
      <rect className={css.frame} x="12" y="104" width="336" height="8" />
      <circle className={css.end} cx="12" cy="100" r="5" />
      <circle className={css.end} cx="348" cy="100" r="5" />
    </svg>
  );
}
