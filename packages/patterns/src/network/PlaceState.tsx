import { CheckGlyph, type Glyph, Icon, WrenchGlyph, XGlyph } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './network.css.ts';
import { networkMessages as m } from './network.messages.ts';
import { conditionOf, type PlaceCondition, type ServerCounts, upOf } from './PlaceView.ts';

const glyphs: Readonly<Record<PlaceCondition, Glyph | null>> = {
  up: CheckGlyph,
  some: null,
  maintenance: WrenchGlyph,
  down: XGlyph,
};

/** The state of a place in words. */
export function PlaceState(counts: ServerCounts) {
  const { formatMessage } = useIntl();
  const condition = conditionOf(counts);
  const glyph = glyphs[condition];
  return (
    <span className={`${css.word} ${css.condition[condition]}`}>
      {glyph ? <Icon glyph={glyph} size="sm" /> : null}
      <span>
        {condition === 'some'
          ? formatMessage(m.someUp, { up: upOf(counts), count: counts.servers })
          : formatMessage(condition === 'up' ? m.allUp : m[condition])}
      </span>
    </span>
  );
}

/** The state of one server in a word. */
export function ServerStateWord({ state }: { state: 'up' | 'maintenance' | 'down' }) {
  const { formatMessage } = useIntl();
  return (
    <span className={`${css.word} ${css.condition[state]}`}>
      <Icon glyph={glyphs[state] ?? CheckGlyph} size="sm" />
      <span>{formatMessage(m[state])}</span>
    </span>
  );
}

const width = 120;

/** The share of servers in each state, at least 3 of 120 wide. The words beside it say the state. */
export function NeatState({ servers, maintenance, down }: ServerCounts) {
  const wide = (count: number) => (count > 0 ? Math.max(Math.round((count / servers) * width), 3) : 0);
  const [inMaintenance, isDown] = [wide(maintenance), wide(down)];
  return (
    <svg className={css.bar} viewBox={`0 0 ${width} 8`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.city.up} width={width} height="8" />
      {inMaintenance ? (
        <rect
          className={css.city.maintenance}
          x={width - isDown - inMaintenance}
          width={inMaintenance}
          height="8"
        />
      ) : null}
      {isDown ? <rect className={css.city.down} x={width - isDown} width={isDown} height="8" /> : null}
    </svg>
  );
}
