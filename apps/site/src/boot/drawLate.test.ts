// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { drawLate } from './drawLate.ts';

const late = (name: string) => `<noscript data-late>&lt;svg class="${name}">&lt;/svg></noscript>`;
const drawn = () => [...document.querySelectorAll('svg')].map((svg) => svg.getAttribute('class'));

beforeEach(() => {
  document.body.innerHTML =
    `<header><button>Menu</button><p hidden>${late('windows')}</p><p hidden>${late('mac')}</p></header>` +
    `<main><p>One ${late('map')} two</p><div hidden>${late('globe')}${late('route')}</div></main>`;
  // Of this window no part is laid out; those that a browser leaves out are hidden here.
  Element.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null;
  };
});

it('puts a drawing that waits in its place, and others with the part around them', async () => {
  drawLate(document);
  await vi.waitFor(() => expect(drawn()).toEqual(['map']));
  expect(document.querySelector('main p')?.innerHTML).toBe('One <svg class="map"></svg> two');
  const part = document.querySelector('main div');
  part?.dispatchEvent(new Event('contentvisibilityautostatechange', { bubbles: true }));
  await vi.waitFor(() => expect(drawn()).toEqual(['map', 'globe', 'route']));
});

it('draws the menus when somebody comes to the header', async () => {
  drawLate(document);
  document.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(drawn()).toEqual(['windows', 'mac', 'map']));
});

it.each(['resize', 'beforeprint'])('draws everything on %s', async (type) => {
  drawLate(document);
  Object.assign(window, { innerWidth: window.innerWidth + 1 });
  dispatchEvent(new Event(type));
  // A part that comes near meanwhile is not drawn twice.
  document
    .querySelector('div')
    ?.dispatchEvent(new Event('contentvisibilityautostatechange', { bubbles: true }));
  await vi.waitFor(() => expect(drawn()).toEqual(['windows', 'mac', 'map', 'globe', 'route']));
  expect(document.querySelector('[data-late]')).toBeNull();
});
