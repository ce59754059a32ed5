import type { ReviewPicture } from '../writeReview.ts';
import { html, type Markup, number } from './html.ts';
import { type Box, model } from './model.ts';

/** The part of a picture to show in a frame, and how large: its change if there is room, else where most of it is. */
export function region(
  { kind, extent }: ReviewPicture,
  frameWidth: number,
  frameHeight: number,
  most: number,
): { box: Box; scale: number } {
  const { width, height, spot } = extent;
  const [x, y, w, h] = kind === 'changed' ? extent.box : [0, 0, width, height];
  const fit = Math.min(frameWidth / (w + 24), frameHeight / (h + 24), most);
  const isWhole = fit >= 0.6 || kind !== 'changed';
  const scale = isWhole ? Math.max(fit, 0.2) : Math.min(1.5, most / 2);
  const size = [Math.min(width, frameWidth / scale), Math.min(height, frameHeight / scale)] as const;
  const [midX, midY] = isWhole ? [x + w / 2, y + h / 2] : spot;
  const left = Math.max(0, Math.min(midX - size[0] / 2, width - size[0]));
  const top = Math.max(0, Math.min(midY - size[1] / 2, height - size[1]));
  return { box: [left, top, ...size], scale };
}

export const names: Record<string, string> = { expected: 'Before', actual: 'After', diff: 'Difference' };
export const layer = ({ key }: ReviewPicture, kind: string, [x, y]: Box, scale: number, alt = '') =>
  html`<img class="${scale >= 3 && 'sharp'}" alt="${alt}" src="${key}-${kind}.png" style="transform:scale(${scale}) translate(${-x}px,${-y}px)">`;
export const crop = ([, , width, height]: Box, scale: number, inner: unknown) =>
  html`<span class="crop" style="width:${Math.round(width * scale)}px;height:${Math.round(height * scale)}px">${inner}</span>`;
export function thumb(picture: ReviewPicture, kind: string, width: number, height: number): Markup {
  const { box, scale } = region(picture, width, height, 2);
  return crop(box, scale, layer(picture, kind, box, scale));
}
export const newest = ({ kind }: ReviewPicture) => (kind === 'gone' ? 'expected' : 'actual');

export function figure(
  picture: ReviewPicture,
  caption: unknown,
  right: unknown,
  { box, scale }: { box: Box; scale: number },
  inner: unknown,
): Markup {
  const {
    box: [x, y, w, h],
    width,
    height,
  } = picture.extent;
  const isMarked = picture.kind === 'changed' && model.view !== 'diff' && w * h < 0.6 * width * height;
  const place = `left:${(x - box[0]) * scale - 4}px;top:${(y - box[1]) * scale - 4}px;width:${w * scale + 8}px;height:${h * scale + 8}px`;
  return html`<figure><figcaption><b>${caption}</b><span>${right}</span></figcaption>${crop(box, scale, html`${inner}${isMarked && html`<span class="mark" style="${place}"></span>`}`)}</figure>`;
}

export function stage(picture: ReviewPicture): Markup {
  const { width, height } = picture.extent;
  const isNarrow = innerWidth < 750;
  const isPair = model.view === 'two' && picture.kind === 'changed';
  const room = isNarrow ? innerWidth - 24 : innerWidth - 304 - 40;
  const [w, h] = [
    isPair && !isNarrow ? room / 2 - 12 : room,
    isNarrow ? 420 : Math.max(280, innerHeight - 290),
  ];
  // A tall picture fits in its width, and scrolls.
  const fit = Math.min(w / width, h / height < 0.4 ? 2 : h / height, 2);
  const frame =
    model.zoom === 'change'
      ? region(picture, w, h, 6)
      : {
          box: [0, 0, width, height] as const,
          scale: model.zoom === 'fit' ? fit : Number(model.zoom.slice(1)),
        };
  const { box, scale } = frame;
  const of = (kind: string) => layer(picture, kind, box, scale, names[kind]);
  const percent = `${Math.round(scale * 100)} %`;
  const range = (label: string) => html`<input type="range" id="amount" aria-label="${label}" value="50">`;
  const over = (style: string) =>
    html`${of('expected')}<span class="over" id="over" style="${style}">${of('actual')}</span>`;
  if (picture.kind !== 'changed')
    return figure(
      picture,
      picture.kind === 'new' ? 'New, no baseline' : 'Baseline, its story is gone',
      percent,
      frame,
      of(newest(picture)),
    );
  if (model.view === 'slide')
    return html`${figure(picture, 'Before', 'After', frame, html`${over('clip-path:inset(0 0 0 var(--amount))')}<span class="line"></span>`)}${range('Dividing line: before is on its left, after on its right')}`;
  if (model.view === 'onion')
    return html`${figure(picture, 'Before', 'After', frame, over('opacity:var(--amount)'))}${range('How much of after is seen')}`;
  if (model.view === 'blink')
    return html`${figure(picture, html`<span id="which">Before</span>`, percent, frame, over('visibility:hidden'))}<button id="blink" data-act="blink">Blink again</button>`;
  if (model.view === 'diff')
    return figure(picture, 'Difference', `${number(picture.extent.pixels)} px`, frame, of('diff'));
  return html`<div class="two">${figure(picture, 'Before', percent, frame, of('expected'))}${figure(picture, 'After', percent, frame, of('actual'))}</div>`;
}
