import type { Diagram, DiagramIcon, DiagramTone } from '@tern/domain';
import { escapeHtml } from '@tern/domain';
import { directionOf } from '@tern/i18n';
import type { MarkupContext } from './rewriteHtml.ts';

/** Each within 24 by 24, drawn as lines. */
const icons: Readonly<Record<DiagramIcon, string>> = {
  laptop: 'M5 16V6a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v10M2 19h20l-2-3H4z',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  router: 'M4 13h16v6H4zM8 16h1M12 16h1M17 13V5M14 7a4 4 0 0 1 6 0',
  server: 'M4 4h16v5H4zM4 9h16v6H4zM4 15h16v5H4zM7 6.5h1M7 12h1M7 17.5h1',
  site: 'M3 5h18v14H3zM3 9h18M6 7h1M9 7h1',
  tv: 'M3 5h18v12H3zM8 21l2-4M16 21l-2-4',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
};

const icon = (name: DiagramIcon) =>
  `<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${icons[name]}"></path></svg>`;

export interface DiagramWords {
  /** A line's own words with what its look says; null where the look says nothing. */
  tone(tone: DiagramTone): string | null;
  toned(words: string, tone: string): string;
}

const strong = (text: string | undefined) => `<strong>${escapeHtml(text ?? '')}</strong>`;

type Part<Kind extends Diagram['kind']> = Extract<Diagram, { kind: Kind }>;

/** One line of a list of who sends what to whom. The arrow points the way the language is read. */
function message(
  { from, to, text, tone }: { from: string; to: string; text: string | null; tone: DiagramTone },
  words: DiagramWords,
  { language }: MarkupContext,
): string {
  const arrow = directionOf(language) === 'rtl' ? '←' : '→';
  const way = from === to ? strong(from) : `${strong(from)} ${arrow} ${strong(to)}`;
  const look = words.tone(tone);
  const says = text && look ? words.toned(text, look) : (text ?? look);
  return `<li class="${tone}">${way}${says ? `<br>${escapeHtml(says)}` : ''}</li>`;
}

function path({ nodes, links }: Part<'path'>, words: DiagramWords, context: MarkupContext): string {
  const name = (place: number) => nodes[place - 1]?.label ?? '';
  const row =
    context.dialect === 'amp'
      ? `<ul class="nodes">${nodes.map((node) => `<li>${icon(node.icon)}${escapeHtml(node.label)}</li>`).join('')}</ul>`
      : '';
  const lines = links.map(({ from, to, label, tone }) =>
    message({ from: name(from), to: name(to), text: label, tone }, words, context),
  );
  return `${row}<ul class="ways">${lines.join('')}</ul>`;
}

function steps({ parties, steps: list }: Part<'steps'>, words: DiagramWords, context: MarkupContext): string {
  const name = (place: number) => parties[place - 1] ?? '';
  const lines = list.map(({ from, to, text, tone }) =>
    message({ from: name(from), to: name(to), text, tone }, words, context),
  );
  return `<ol class="ways">${lines.join('')}</ol>`;
}

const layers = ({ layers: list }: Part<'layers'>): string =>
  list.reduceRight(
    (inner, { label, text }) =>
      `<ul class="layer"><li>${strong(label)}${text ? `<br>${escapeHtml(text)}` : ''}${inner}</li></ul>`,
    '',
  );

function bars({ bars: list }: Part<'bars'>, { dialect }: MarkupContext): string {
  const longest = Math.max(...list.map(({ value }) => value), Number.MIN_VALUE);
  const length = (value: number) => Math.round((value / longest) * 1000) / 10;
  const lines = list.map(({ label, value, text }) => {
    const drawn =
      dialect === 'amp'
        ? `<svg class="bar" width="100%" height="10" aria-hidden="true"><rect width="${length(value)}%" height="10"></rect></svg>`
        : '';
    return `<li>${strong(label)}: <bdi>${escapeHtml(text)}</bdi>${drawn}</li>`;
  });
  return `<ul class="bars">${lines.join('')}</ul>`;
}

function drawing(diagram: Diagram, words: DiagramWords, context: MarkupContext): string {
  switch (diagram.kind) {
    case 'path':
      return path(diagram, words, context);
    case 'steps':
      return steps(diagram, words, context);
    case 'layers':
      return layers(diagram);
    case 'bars':
      return bars(diagram, context);
  }
}

/** A diagram as lists of words, which every reader of feeds can show; AMP adds icons and bars to them. */
export const diagramMarkup = (diagram: Diagram, words: DiagramWords, context: MarkupContext): string =>
  `<figure class="diagram">${drawing(diagram, words, context)}${
    diagram.caption ? `<figcaption>${escapeHtml(diagram.caption)}</figcaption>` : ''
  }</figure>`;
