import type { ReviewPicture } from '../writeReview.ts';
import { html, icon, type Markup, number } from './html.ts';
import { badge, command, fromTo, undoButton } from './lists.ts';
import {
  groupOf,
  groups,
  model,
  nameOf,
  pathOf,
  pictures,
  sequence,
  stateOf,
  story,
  titleOf,
} from './model.ts';
import { stage } from './stage.ts';

const back = icon('m12 19-7-7 7-7M19 12H5', 'turns');
export const views = {
  two: 'Side by side',
  slide: 'Slider',
  onion: 'Onion skin',
  blink: 'Blink',
  diff: 'Difference',
};
export const zooms = { fit: 'Fit', x1: '100 %', x2: '200 %', change: 'Zoom to change' };
export const radios = (name: string, legend: string, choices: Record<string, string>, chosen: string) =>
  html`<fieldset><legend class="hidden">${legend}</legend>${Object.entries(choices).map(([each, label]) => html`<label><input type="radio" name="${name}" id="${name}-${each}" value="${each}"${each === chosen && ' checked'}>${label}</label>`)}</fieldset>`;

export function about(picture: ReviewPicture): Markup {
  const { width, height, pixels, box } = picture.extent;
  const fact = (name: string, text: unknown) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`;
  const modes = pictures.filter(({ id }) => id === picture.id);
  const workbench = model.isLive ? '../' : 'http://localhost:6006/';
  const { note } = model.state.decisions[picture.key] ?? {};
  return html`<aside aria-label="About this picture">${note && html`<p class="note"><span>${badge('rejected')}</span><span>${note}</span><span class="small">The next run fails until this picture is changed or accepted.</span></p>`}
<div><h2 class="small">What changed</h2><dl>${groupOf(picture).causes.map((cause) => html`${fact(cause.kind, cause.name)}${cause.from && fact('From, to', fromTo(cause))}`)}${picture.kind === 'changed' && html`${fact('Pixels', `${number(pixels)} of ${number(width * height)}`)}${fact('Region', `${box[2]} × ${box[3]} at ${box[0]}, ${box[1]}`)}`}${fact('Size', `${width} × ${height}`)}${/^The size/.test(picture.reason) && fact('Before', picture.reason.replace(/.*was |\.$/g, ''))}</dl></div>
<div><h2 class="small">This story</h2><ul class="modes">${modes.map((each) => html`<li><a href="${pathOf(each)}"${each === picture && html` aria-current="true"`}>${each.mode}${badge(stateOf(each))}</a></li>`)}</ul></div>
${picture.kind !== 'gone' && html`<p><a target="_top" href="${workbench}?path=/story/${picture.id}&globals=${picture.globals}">Open the story</a>${picture.guide && html`<br><a target="_top" href="${workbench}?path=/docs/${picture.guide}">Open the guide</a>`}</p>`}</aside>`;
}

export function picturePage(picture: ReviewPicture): Markup {
  const order = sequence();
  const at = groups.indexOf(groupOf(picture));
  const { note = '', state: decided } = model.state.decisions[picture.key] ?? {};
  const off = model.isWriting && html` disabled`;
  const noteForm = html`<form class="note" id="note-form"><label for="note">What is wrong?</label><textarea id="note" required maxlength="2000" placeholder="Say what it should be instead">${note}</textarea><div><button class="danger"${off}>Reject</button><button type="button" class="quiet" data-act="cancel">Cancel</button></div></form>`;
  const decide = html`<button class="danger" id="reject" data-act="reject"${off}>${decided === 'rejected' ? html`Note <kbd>C</kbd>` : html`Reject <kbd>R</kbd>`}</button>${undoButton()}`;
  return html`<div class="picture"><header><a class="button" href="${story ? '?' : `#/g/${at}`}" ${story && html`target="_top"`} aria-label="${story ? 'All pictures' : 'Back to the group'}">${back}</a><div class="name"><h1 tabindex="-1">${nameOf(picture)}</h1><p class="small">${badge(stateOf(picture))} ${picture.mode}, ${titleOf(groupOf(picture))}</p></div>${radios('view', 'How to compare', views, model.view)}${radios('zoom', 'Size', zooms, model.zoom)}</header>
<div class="stage" id="stage" tabindex="0" role="region" aria-label="Pictures" style="--amount:50%">${stage(picture)}</div>
<div class="side">${noteForm}${about(picture)}</div>
<footer>${model.isLive ? decide : html`<span class="small">To decide: ${command}</span>`}<span class="middle"><button class="quiet" id="previous" data-act="previous" aria-label="Previous picture">${icon('m15 18-6-6 6-6', 'turns')}</button><span>${order.indexOf(picture) + 1} of ${order.length}</span><button class="quiet" id="next" data-act="next" aria-label="Next picture">${icon('m9 18 6-6-6-6', 'turns')}</button></span><button class="quiet" id="keys-open" data-act="keys">Keys <kbd>?</kbd></button>${model.isLive && html`<button class="main" id="accept" data-act="accept" data-keys="${picture.key}"${off}>Accept <kbd>A</kbd></button>`}</footer></div>`;
}
