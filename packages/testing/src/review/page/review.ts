import type { ReviewState } from '../decisions.ts';
import type { ReviewPicture } from '../writeReview.ts';
import { count } from './html.ts';
import { groupPage, overview } from './lists.ts';
import { groupOf, groups, model, nameOf, nextWaiting, pathOf, pictures, sequence, story } from './model.ts';
import { picturePage, views } from './picture.ts';

// The review of changed pictures. Without a server, from a folder, it shows all and decides nothing.

const find = (id: string) => document.getElementById(id);
const app = find('app') as HTMLElement;
const keys = find('keys') as HTMLDialogElement;
const keysOn = find('keys-on') as HTMLInputElement;
let shownPath: string | undefined;
let isNoting = false;

let hiding: ReturnType<typeof setTimeout> | undefined;
/** For screen readers; others see it for a while, or with `isLong` until something else is said. */
function say(text: string, { isSeen = true, isLong = false } = {}): void {
  const live = find('live') as HTMLElement;
  live.textContent = text;
  live.classList.toggle('hidden', !isSeen || text === '');
  clearTimeout(hiding);
  if (!isLong) hiding = setTimeout(() => live.classList.add('hidden'), 5_000);
}

function current(): ReviewPicture | undefined {
  const key = /^#\/p\/(.+)/.exec(location.hash)?.[1];
  return pictures.find((each) => each.key === key) ?? (story ? (nextWaiting() ?? pictures[0]) : undefined);
}

function render(): void {
  const focused = document.activeElement?.id ?? '';
  const picture = current();
  const group = groups[Number(/^#\/g\/(\d+)$/.exec(location.hash)?.[1] ?? -1)];
  app.innerHTML = (picture ? picturePage(picture) : group ? groupPage(group) : overview()).markup;
  const form = find('note-form');
  if (form) form.hidden = !isNoting;
  const isOther = shownPath !== undefined && shownPath !== location.hash;
  shownPath = location.hash;
  if (isOther && !picture) scrollTo(0, 0);
  // A pressed control keeps the focus; another page begins at its heading.
  const same = focused ? find(focused) : null;
  if (same && !(same as HTMLButtonElement).disabled) same.focus({ preventScroll: true });
  else if (isOther) app.querySelector('h1')?.focus({ preventScroll: true });
  if (picture && model.view === 'blink') blink();
}

function go(picture: ReviewPicture | undefined): void {
  const path = picture ? pathOf(picture) : '#/';
  if (path === location.hash) render();
  else location.hash = path;
}

/** Asks the server; what is decided is what its response says. */
async function send(path: string, body: object = {}): Promise<boolean> {
  model.isWriting = true;
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    model.state = (await response.json()) as ReviewState;
    return true;
  } catch (error) {
    say(`Not saved: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    model.isWriting = false;
  }
}

async function decide(list: string[], state: 'accepted' | 'rejected', note?: string): Promise<void> {
  if (!model.isLive || model.isWriting || list.length === 0) return;
  const from = current();
  const saving = send('decide', { keys: list, state, note });
  if (list.length > 1) say(`Writing ${count(list.length, 'picture')} …`, { isLong: true });
  if (list.length > 1) render();
  if (await saving) {
    isNoting = false;
    const left = pictures.filter(({ key }) => !model.state.decisions[key]).length;
    const next = from && nextWaiting(from);
    const where = next ? ` ${nameOf(next)}, ${next.mode}.` : '';
    say(
      `${state === 'accepted' ? 'Accepted' : 'Rejected'}: ${count(list.length, 'picture')}. ${left} left.${where}`,
    );
    if (from && (next || !story)) return go(next);
  }
  render();
}

async function undo(): Promise<void> {
  if (!model.isLive || model.isWriting || model.state.undoable === 0) return;
  if (await send('undo')) say('Undone.');
  render();
}

function step(by: number): void {
  const order = sequence();
  const at = order.indexOf(current() as ReviewPicture);
  isNoting = false;
  const to = order[(at + by + order.length) % order.length] as ReviewPicture;
  say(`${nameOf(to)}, ${to.mode}, ${order.indexOf(to) + 1} of ${order.length}`, { isSeen: false });
  go(to);
}

function openNote(isOpen = true): void {
  if (!model.isLive || !current()) return;
  isNoting = isOpen;
  render();
  find(isOpen ? 'note' : 'reject')?.focus();
}

let blinking: ReturnType<typeof setInterval> | undefined;
/** Changes eight times, then rests; once a press for who wants less motion. */
function blink(): void {
  clearInterval(blinking);
  let shown = 0;
  const change = () => {
    shown += 1;
    const [over, which] = [find('over'), find('which')];
    if (!over || !which || shown >= 8) clearInterval(blinking);
    if (!over || !which) return;
    const isAfter = over.style.visibility === 'hidden';
    over.style.visibility = isAfter ? 'visible' : 'hidden';
    which.textContent = isAfter ? 'After' : 'Before';
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) change();
  else blinking = setInterval(change, 600);
}

function setView(view: string): void {
  model.view = view;
  render();
}

function setZoom(zoom: string): void {
  model.zoom = zoom;
  render();
}

const acts: Record<string, (button: HTMLElement) => unknown> = {
  accept: ({ dataset }) => decide((dataset.keys ?? '').split(' '), 'accepted'),
  reject: () => openNote(),
  cancel: () => openNote(false),
  undo,
  next: () => step(1),
  previous: () => step(-1),
  blink,
  keys: () => keys.showModal(),
  clear: () => {
    Object.assign(model.filter, { part: '', mode: '', state: '', size: '' });
    render();
  },
};

const byKey: Record<string, () => unknown> = {
  j: () => step(1),
  k: () => step(-1),
  a: () => decide(current() ? [(current() as ReviewPicture).key] : [], 'accepted'),
  r: () => openNote(),
  c: () => openNote(),
  u: undo,
  z: () => setZoom(model.zoom === 'change' ? 'fit' : 'change'),
  '?': () => keys.showModal(),
  escape: () => {
    if (isNoting) return openNote(false);
    const picture = current();
    location.hash =
      picture && !story && shownPath !== '#/' ? `#/g/${groups.indexOf(groupOf(picture))}` : '#/';
  },
};
for (const [at, view] of Object.keys(views).entries()) byKey[at + 1] = () => setView(view);

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('button[data-act]');
  if (button) void acts[button.dataset.act as string]?.(button);
});
document.addEventListener('submit', (event) => {
  if ((event.target as Element).id !== 'note-form') return;
  event.preventDefault();
  const note = (find('note') as HTMLTextAreaElement).value.trim();
  if (note) void decide([(current() as ReviewPicture).key], 'rejected', note);
});
document.addEventListener('change', ({ target }) => {
  const { name, value, dataset } = target as HTMLInputElement;
  if (name === 'view') setView(value);
  if (name === 'zoom') setZoom(value);
  if (dataset.filter) {
    model.filter[dataset.filter as keyof typeof model.filter] = value;
    render();
  }
  if (target === keysOn) localStorage.setItem('review-keys', keysOn.checked ? 'on' : 'off');
});
document.addEventListener('input', ({ target }) => {
  const { id, value } = target as HTMLInputElement;
  if (id === 'amount') find('stage')?.style.setProperty('--amount', `${value}%`);
});
document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  const isTyping = (target as Element).matches('textarea, select');
  const isOther = event.ctrlKey || event.metaKey || event.altKey || keys.open;
  if (isOther || (key === 'Escape' ? !current() && !location.hash : isTyping || !keysOn.checked)) return;
  const act = byKey[key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  void act();
});
addEventListener('hashchange', render);
addEventListener('resize', () => current() && !isNoting && render());

keysOn.checked = localStorage.getItem('review-keys') !== 'off';
render();
// A folder, opened as a file or served by others, has nothing that decides.
if (location.protocol !== 'file:') {
  void fetch('decisions').then(async (response) => {
    if (!response.ok) return;
    model.state = (await response.json()) as ReviewState;
    model.isLive = true;
    render();
  });
}
