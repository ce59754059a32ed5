import { type Markup, markup } from './markup.ts';
import { number, share, shortDay } from './words.ts';

/** The next round number, so that an axis ends at one: 1, 2, 4, 5, 10, 20, … */
export function roundUp(value: number): number {
  if (value <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 5, 8, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}

const size = { width: 960, height: 260, start: 56, end: 8, top: 12, bottom: 30 };
const lines = 4;

/**
 * Columns by day, the paid ones in front of all visits. Drawn for a width of 960 and scaled with it; the table beside it
 * has the numbers.
 */
export function dayColumns(rows: readonly { day: string; visits: number; paid: number }[]): Markup {
  const { width, height, start, end, top, bottom } = size;
  const most = roundUp(Math.max(...rows.map(({ visits }) => visits), 0));
  const tall = height - top - bottom;
  const y = (value: number) => top + tall * (1 - value / most);
  const step = (width - start - end) / rows.length;
  const thick = Math.max(1, Math.min(28, step * 0.68));
  const x = (index: number) => start + step * index + (step - thick) / 2;
  const grid = Array.from({ length: lines + 1 }, (_, index) => (most / lines) * index);
  const labelled = Math.ceil(rows.length / 10);
  const round = (value: number) => value.toFixed(1);
  return markup`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="Visits and paid visits by day; the table below has the numbers">
${grid.map(
  (value) =>
    markup`<line class="grid" x1="${start}" x2="${width - end}" y1="${round(y(value))}" y2="${round(y(value))}"/><text class="tick" x="${start - 10}" y="${round(y(value) + 4)}" text-anchor="end">${number(value)}</text>`,
)}
${rows.map(
  ({ visits, paid }, index) =>
    markup`<rect class="bar" x="${round(x(index))}" y="${round(y(visits))}" width="${round(thick)}" height="${round(y(0) - y(visits))}"/><rect class="bar paid" x="${round(x(index))}" y="${round(y(paid))}" width="${round(thick)}" height="${round(y(0) - y(paid))}"/>`,
)}
${rows.map(({ day }, index) =>
  (rows.length - 1 - index) % labelled === 0
    ? markup`<text class="tick" x="${round(x(index) + thick / 2)}" y="${height - 8}" text-anchor="middle">${shortDay(day)}</text>`
    : markup``,
)}
</svg>`;
}

const bar = { width: 960, row: 46, label: 190, value: 190 };

/** The funnel as bars below each other, each with its visits, its part of all, and its part of the step before. */
export function funnelBars(rows: readonly { name: string; visits: number }[]): Markup {
  const room = bar.width - bar.label - bar.value;
  const first = rows[0]?.visits ?? 0;
  const height = bar.row * rows.length;
  return markup`<svg class="chart" viewBox="0 0 ${bar.width} ${height}" role="img" aria-label="Visits that reached each step; the table below has the numbers">
${rows.map(({ name, visits }, index) => {
  const y = index * bar.row;
  const length = first > 0 ? Math.max(visits > 0 ? 2 : 0, (visits / first) * room) : 0;
  const last = index === rows.length - 1;
  return markup`<text class="name" x="0" y="${y + 28}">${name}</text><rect class="track" x="${bar.label}" y="${y + 8}" width="${room}" height="30" rx="3"/><rect class="${last ? 'bar paid' : 'bar'}" x="${bar.label}" y="${y + 8}" width="${length.toFixed(1)}" height="30" rx="3"/><text class="figure" x="${bar.width - 92}" y="${y + 28}" text-anchor="end">${number(visits)}</text><text class="tick" x="${bar.width}" y="${y + 28}" text-anchor="end">${share(visits, first)}</text>`;
})}
</svg>`;
}

/** Good, middling and poor as parts of one bar. */
export function vitalBar({
  good,
  middling,
  poor,
  pages,
}: {
  good: number;
  middling: number;
  poor: number;
  pages: number;
}): Markup {
  const width = 480;
  const part = (value: number) => (pages > 0 ? (value / pages) * width : 0);
  const parts: [string, number][] = [
    ['good', part(good)],
    ['middling', part(middling)],
    ['poor', part(poor)],
  ];
  let x = 0;
  const drawn = parts.map(([name, length]) => {
    const rect = markup`<rect class="${name}" x="${x.toFixed(1)}" y="0" width="${Math.max(0, length - 2).toFixed(1)}" height="14" rx="2"/>`;
    x += length;
    return rect;
  });
  return markup`<svg class="vital" viewBox="0 0 ${width} 14" preserveAspectRatio="none" aria-hidden="true"><rect class="track" x="0" y="0" width="${width}" height="14" rx="2"/>${drawn}</svg>`;
}
