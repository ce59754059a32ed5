import type { Cause } from '../groupPictures.ts';
import type { ReviewPicture } from '../writeReview.ts';
import { count, html, icon, type Markup, number } from './html.ts';
import {
  folds,
  type Group,
  groups,
  inState,
  isShown,
  model,
  nameOf,
  pathOf,
  pictures,
  shareOf,
  sizes,
  stateOf,
  story,
  titleOf,
} from './model.ts';
import { newest, thumb } from './stage.ts';

export const badge = (name: string) =>
  html`<span class="state ${name}">${name[0]?.toUpperCase()}${name.slice(1)}</span>`;
export const isSwatch = (text = '') => /^#[0-9a-f]{6}$/.test(text);
export const value = (text = '') =>
  html`${isSwatch(text) && html`<i class="swatch" style="background:${text}"></i> `}<span>${text}</span>`;
/** Not a sign: the font has no arrow. */
const becomes = html`${icon('M5 12h14m-7-7 7 7-7 7', 'becomes')}<span class="hidden"> becomes </span>`;
export const fromTo = ({ from, to }: Cause) =>
  from && html`<p class="plain">${value(from)} ${becomes} <b>${value(to)}</b></p>`;
export const options = (name: keyof typeof model.filter, all: string, values: Iterable<string>) =>
  html`<select id="filter-${name}" data-filter="${name}" aria-label="${all}"><option value="">${all}</option>${[...values].map((each) => html`<option${model.filter[name] === each && ' selected'}>${each}</option>`)}</select>`;
export const undoButton = () =>
  html`<button id="undo" data-act="undo"${(model.state.undoable === 0 || model.isWriting) && ' disabled'}>${icon('M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3', 'turns')}Undo <kbd>U</kbd></button>`;
export const tools = () =>
  html`<div class="tools">${options('part', 'All components', new Set(pictures.map(({ part }) => part).sort()))}${options('mode', 'All modes', new Set(pictures.map(({ mode }) => mode)))}${options('size', 'Any size', Object.keys(sizes))}${options('state', 'Any state', ['waiting', 'accepted', 'rejected'])}<span class="end"><button class="quiet" id="keys-open" data-act="keys">Keys <kbd>?</kbd></button>${model.isLive && undoButton()}</span></div>`;
export const command = html`<code>pnpm visual:review &lt;this folder&gt;</code>`;
export const strip =
  () => html`${!model.isLive && html`<p class="strip"><span>A folder of pictures. To decide, run ${command} in a checkout of its commit.</span></p>`}
${inState(pictures, 'rejected')
  .slice(0, 3)
  .map(
    (each) =>
      html`<p class="strip bad"><span><b>Rejected:</b> ${nameOf(each)}, ${each.mode}: “${model.state.decisions[each.key]?.note}” The next run fails until this picture is changed or accepted.</span><a class="button" href="${pathOf(each)}">Look</a></p>`,
  )}`;

/** A button that accepts what waits of these, or how it was decided. */
export function acceptAll(list: ReviewPicture[], id: string, noun = ''): Markup {
  const waiting = inState(list, 'waiting');
  if (waiting.length === 0) return badge(inState(list, 'rejected').length > 0 ? 'rejected' : 'accepted');
  const keys = waiting.map(({ key }) => key).join(' ');
  return html`${model.isLive && html`<button id="${id}" data-act="accept" data-keys="${keys}"${model.isWriting && ' disabled'}>Accept ${list.length > 1 && `${waiting.length === list.length ? 'all' : 'the other'} ${number(waiting.length)}${noun}`}</button>`}`;
}

export function card(group: Group): Markup | false {
  const list = group.pictures.filter(isShown);
  const at = groups.indexOf(group);
  const [best] = list.toSorted(
    (one, other) => Math.abs(shareOf(one) - 0.01) - Math.abs(shareOf(other) - 0.01),
  );
  if (!best) return false;
  const parts = [...Map.groupBy(list, ({ part }) => part)].sort(
    (one, other) => other[1].length - one[1].length,
  );
  const modes = new Set(list.map(({ mode }) => mode));
  const half = (kind: string, caption: string, isThere: boolean) =>
    html`<figure>${isThere && thumb(best, kind, 240, 150)}<figcaption>${isThere ? caption : 'None'}</figcaption></figure>`;
  const [{ kind }] = group.causes as [Cause];
  return html`<section class="card" aria-labelledby="g${at}">
<a class="pair" href="#/g/${at}" tabindex="-1" aria-hidden="true">${half('expected', 'Before', best.kind !== 'new')}${half('actual', 'After', best.kind !== 'gone')}</a>
<div class="why"><p class="small">${group.causes.length > 1 ? 'Several in one picture' : kind}${list.length > 1 && best.extent.colours[0] && folds(list).length === 1 && `, one difference ${list.length} times`}</p><h2 id="g${at}"><a href="#/g/${at}" class="plain">${titleOf(group)}</a></h2>${group.causes.map(fromTo)}
<p class="parts">${parts.slice(0, 5).map(([part, of]) => html`<span>${part} <b>${of.length}</b></span>`)}${parts.length > 5 && html`<span>and ${parts.length - 5} more</span>`}</p></div>
<div class="acts"><p><span class="number">${number(list.length)}</span><br><span class="small">${count(parts.length, 'component')}, ${modes.size === 1 ? `only ${best.mode}` : count(modes.size, 'mode')}</span></p>${acceptAll(list, `accept-${at}`)}<a class="button" href="#/g/${at}">Open</a></div></section>`;
}

export function overview(): Markup {
  const waiting = inState(pictures, 'waiting');
  const [accepted, rejected] = ['accepted', 'rejected'].map((each) => inState(pictures, each).length) as [
    number,
    number,
  ];
  const share = (list: ReviewPicture[], wanted: string) => (inState(list, wanted).length / list.length) * 100;
  if (pictures.length === 0)
    return html`<div class="page none"><h1 tabindex="-1">Nothing changed.</h1><p>Every picture of the last run ${story && 'of this story '}is its baseline.</p></div>`;
  const causes = new Set(groups.flatMap((group) => group.causes.map(({ name }) => name))).size;
  const head =
    waiting.length > 0
      ? `${count(pictures.length, 'picture')} changed. ${count(causes, 'cause')}.`
      : `${number(accepted)} accepted, ${number(rejected)} rejected.`;
  return html`<div class="page">${strip()}
<header class="head"><div><h1 tabindex="-1">${head}</h1><p>${rejected > 0 ? 'The next run fails until what is rejected is changed or accepted.' : waiting.length > 0 ? 'Nothing is accepted until you say so.' : 'All baselines are written: commit them.'}</p></div>${waiting[0] && html`<a class="button main" id="one-by-one" href="${pathOf(waiting[0])}">Review ${number(waiting.length)} one by one</a>`}</header>
<nav class="bar" aria-label="Causes">${groups.map((group, at) => html`<a href="#/g/${at}" style="--n:${group.pictures.length}" aria-label="${titleOf(group)}: ${count(group.pictures.length, 'picture')}, ${Math.round(share(group.pictures, 'accepted'))} % accepted"><i style="--share:${share(group.pictures, 'accepted')}%"></i><b style="--share:${share(group.pictures, 'rejected')}%"></b></a>`)}</nav>
<p class="legend small"><span class="state">Waiting ${number(waiting.length)}</span><span class="state accepted">Accepted ${number(accepted)}</span><span class="state rejected">Rejected ${number(rejected)}</span></p>
${tools()}<div>${groups.map(card)}${!pictures.some(isShown) && html`<p class="none">Nothing fits this filter. <button data-act="clear" id="clear">Show all</button></p>`}</div></div>`;
}

export function groupPage(group: Group): Markup {
  const list = group.pictures.filter(isShown);
  const link = (each: ReviewPicture) =>
    html`<a class="thumb" href="${pathOf(each)}"><span>${thumb(each, newest(each), 166, 102)}</span><span>${each.story || each.id}, ${each.mode} ${stateOf(each) !== 'waiting' && badge(stateOf(each))}</span></a>`;
  return html`<div class="page"><header class="head"><div><a href="#/" class="plain">All pictures</a><h1 tabindex="-1">${titleOf(group)}</h1>${group.causes.map(fromTo)}</div>${acceptAll(list, 'accept-group', ' pictures')}</header>${tools()}
<div>${folds(list).map(
    (
      fold,
      at,
    ) => html`<section class="fold" aria-labelledby="f${at}"><div class="head"><h2 id="f${at}">${fold[0]?.part} <span class="small">${fold.length > 1 && (fold[0]?.extent.colours[0] ? `the same ${fold.length} times` : count(fold.length, 'picture'))} </span></h2>${acceptAll(fold, `accept-${at}`)}</div>
<div class="thumbs">${fold.slice(0, 6).map(link)}</div>${fold.length > 6 && html`<details><summary>${fold.length - 6} more</summary><div class="thumbs">${fold.slice(6).map(link)}</div></details>`}</section>`,
  )}</div></div>`;
}
