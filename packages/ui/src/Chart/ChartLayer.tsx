import { useState } from 'react';
import { Bird } from '../plates/Bird.tsx';
import * as css from './Chart.css.ts';
import { radius, size } from './chartProjection.ts';
import { type ChartDrawing, drawChart } from './drawChart.ts';

/** The chart as it stands at one place. */
export function ChartLayer({ title, ...drawing }: ChartDrawing) {
  // Once: a layer does not change, another one comes over it.
  const [drawn] = useState(() => drawChart(drawing));
  const { width, window } = drawing;
  const unit = size / width;
  const { land, dotWidth, graticule, rings, dots, place, visitor, labels, route, isDisc, earth } = drawn;
  const middle = size / 2;
  return (
    <div className={css.layer} data-turned={drawing.selected ?? ''}>
      <svg
        className={css.drawing}
        viewBox={`0 0 ${size} ${size}`}
        direction="ltr"
        role={title ? 'img' : undefined}
        aria-label={title}
        aria-hidden={title ? undefined : true}
      >
        {isDisc ? (
          <circle className={css.sea} cx={middle} cy={middle} r={radius} />
        ) : (
          <rect className={css.sea} y={(size - window.height) / 2} width={size} height={window.height} />
        )}
        <path className={css.graticule} d={graticule} />
        <path className={css.land} strokeWidth={dotWidth} d={land} />
        {isDisc ? (
          <>
            <circle className={css.edge} cx={middle} cy={middle} r={radius} />
            <circle className={css.edge} cx={middle} cy={middle} r={radius + 7} />
            <circle className={css.scale} cx={middle} cy={middle} r={radius + 3.5} pathLength={144} />
          </>
        ) : (
          <circle className={css.edge} {...earth} />
        )}
        <path className={css.ring} strokeDasharray={`${4 * unit} ${6 * unit}`} d={rings} />
        <path className={css.dot} strokeWidth={10 * unit} d={dots} />
        <path className={css.dotNode} strokeWidth={5.5 * unit} d={dots} />
        {place ? <circle className={css.place} cx={place[0]} cy={place[1]} r={6 * unit} /> : null}
        {visitor ? (
          <>
            <circle className={css.visitorEdge} cx={visitor[0]} cy={visitor[1]} r={8.5 * unit} />
            <circle className={css.visitor} cx={visitor[0]} cy={visitor[1]} r={3.5 * unit} />
          </>
        ) : null}
        {labels.map(({ key, text, x, y, anchor, tone }) => (
          <text
            key={key}
            className={css.label[tone]}
            x={x}
            y={y}
            dy="0.35em"
            fontSize={13 * unit}
            strokeWidth={4 * unit}
            textAnchor={anchor}
          >
            {text}
          </text>
        ))}
      </svg>
      {route ? (
        <div className={css.route} ref={lay(route)}>
          <div className={css.line} />
          {route.length > 90 * unit ? (
            <div className={css.flight}>
              <svg className={css.bird} viewBox="-24 -24 48 48" aria-hidden="true">
                <Bird turn={90} />
              </svg>
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** A route lies from the visitor to the place. No style of it is in any markup, which the content security policy forbids. */
const lay =
  ({ x, y, length, angle }: { x: number; y: number; length: number; angle: number }) =>
  (line: HTMLElement | null) => {
    if (!line) return;
    Object.assign(line.style, {
      insetInlineStart: `${x / 10}%`,
      insetBlockStart: `${y / 10}%`,
      inlineSize: `${length / 10}%`,
      rotate: `${angle}rad`,
    });
  };
