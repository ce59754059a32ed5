import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as css from './Chart.css.ts';
import { ChartLayer } from './ChartLayer.tsx';
import { directionOf } from './chartLand.ts';
import { type ChartWindow, projectFrom, size, viewOf } from './chartProjection.ts';
import type { ChartDrawing } from './drawChart.ts';

export interface ChartProps extends Omit<ChartDrawing, 'width' | 'window'> {
  /** A place was pressed: the nearest one within a finger's reach. */
  onSelect?: (key: string) => void;
}

/** CSS pixels around a press in which a place counts. */
const reach = 60;

/**
 * The earth as a disc that turns to a place: with a visitor, lines from them are straight and rings around them are delays.
 * A new disc is drawn once and comes over the old one; nothing is drawn while it moves. For the pointer alone: a list beside
 * it is the control. Never mirrors. Without a place and a visitor it is empty, above a picture of the whole earth. It fills a
 * square box, of which an element around it with `data-chart-frame` may show a part.
 */
export function Chart({ onSelect, ...drawing }: ChartProps) {
  const root = useRef<HTMLDivElement>(null);
  const { selected = '', visitor } = drawing;
  const name = drawing.places.find(({ key }) => key === selected)?.name ?? '';
  const turn = name || visitor ? `${selected} ${name} ${visitor?.latitude} ${visitor?.longitude}` : '';
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is drawn once, with what is known then
  useLayoutEffect(() => {
    const chart = root.current;
    if (!chart) return;
    // The old one stays beneath until the new one has come.
    setLayers((before) =>
      turn
        ? [
            ...before.slice(-1),
            { id: (before.at(-1)?.id ?? 0) + 1, drawing: { ...drawing, ...measure(chart) } },
          ]
        : [],
    );
  }, [turn]);
  usePress(root, drawing, onSelect);
  const latest = layers.at(-1);
  return (
    <div ref={root} className={css.chart}>
      {layers.map((layer) => (
        <ChartLayer
          key={layer.id}
          {...layer.drawing}
          title={layer === latest ? layer.drawing.title : undefined}
        />
      ))}
    </div>
  );
}

interface Layer {
  id: number;
  drawing: ChartDrawing;
}

/** How large it is, and how much of it is in sight. */
function measure(chart: HTMLElement): { width: number; window: ChartWindow } {
  const box = chart.getBoundingClientRect();
  const frame = (chart.closest('[data-chart-frame]') ?? chart).getBoundingClientRect();
  const width = Math.max(box.width, 1);
  const isStrip = frame.height < box.height * 0.9;
  // The foot of a strip is covered as far as the middle of the chart is above that of the strip.
  const height = (2 * (box.top + box.height / 2 - frame.top) * size) / width;
  return {
    width,
    window: isStrip
      ? { width: Math.min(size, (frame.width * size) / width), height }
      : { width: size, height: size },
  };
}

/** Tells which place a press was near. */
function usePress(
  root: RefObject<HTMLDivElement | null>,
  { places, selected, visitor }: Omit<ChartProps, 'onSelect'>,
  onSelect: ChartProps['onSelect'],
) {
  useEffect(() => {
    const chart = root.current;
    if (!chart || !onSelect) return;
    const press = ({ clientX, clientY }: MouseEvent) => {
      const box = chart.getBoundingClientRect();
      const x = ((clientX - box.left) / box.width) * size;
      const y = ((clientY - box.top) / box.height) * size;
      const { width, window } = measure(chart);
      const place = places.find(({ key }) => key === selected);
      const project = projectFrom(viewOf(window, place, visitor));
      const [nearest] = places
        .map(({ key, latitude, longitude }) => {
          const [left, top] = project(directionOf(latitude, longitude));
          return { key, far: Math.hypot(left - x, top - y) };
        })
        .sort((a, b) => a.far - b.far);
      if (nearest && (nearest.far * width) / size <= reach) onSelect(nearest.key);
    };
    chart.addEventListener('click', press);
    return () => chart.removeEventListener('click', press);
  }, [root, places, selected, visitor, onSelect]);
}
