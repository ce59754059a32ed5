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

/** The cities of a country as the neat line of a chart: as wide as they have servers. The words beside it say the state. */
export function NeatState({ cities }: { cities: readonly ServerCounts[] }) {
  const all = cities.reduce((sum, { servers }) => sum + servers, 0);
  let at = 0;
  return (
    <svg className={css.bar} viewBox={`0 0 ${width} 8`} preserveAspectRatio="none" aria-hidden="true">
      {cities.map((counts, index) => {
        const begin = at;
        at += counts.servers;
        const x = Math.round((begin / all) * width);
        const end = Math.round((at / all) * width);
        return (
          <rect
            key={index}
            className={css.city[conditionOf(counts)]}
            x={x}
            width={Math.max(end - x - 1, 1)}
            height="8"
          />
        );
      })}
    </svg>
  );
}
