// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { drawLate } from './drawLate.ts';

const late = (name: string) => `<noscript data-late>&lt;svg class="${name}">&lt;/svg></noscript>`;
const drawn = () => [...document.querySelectorAll('svg')].map((svg) => svg.getAttribute('class'));
/** As the browser reports them. */
let comeNear: (...places: Element[]) => void;
let observed: Element[];

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        comeNear = (...places) =>
          report(observed.map((target) => ({ target, isIntersecting: places.includes(target) })));
      }
      observe(place: Element) {
        if (!observed.includes(place)) observed.push(place);
      }
      unobserve(place: Element) {
        observed = observed.filter((each) => each !== place);
      }
    },
  );
  document.body.innerHTML =
    `<header><button>Menu</button><p>${late('windows')}</p><p>${late('mac')}</p></header>` +
    `<main><div><p>One ${late('map')} two</p>${late('route')}</div><section>${late('globe')}</section></main>`;
});

it('puts the drawings of a part in their places when it comes near', async () => {
  drawLate(document);
  comeNear();
  comeNear(document.querySelector('main div') as Element);
  await vi.waitFor(() => expect(drawn()).toEqual(['map', 'route']));
  expect(document.querySelector('main p')?.innerHTML).toBe('One <svg class="map"></svg> two');
  expect(observed.map(({ localName }) => localName)).toEqual(['p', 'p', 'section']);
});

it('draws the menus when somebody comes to the header', async () => {
  drawLate(document);
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(drawn()).toEqual(['windows', 'mac']));
});

it.each(['resize', 'beforeprint'])('draws everything on %s', async (type) => {
  drawLate(document);
  Object.assign(window, { innerWidth: window.innerWidth + 1 });
  dispatchEvent(new Event(type));
  // A part that comes near meanwhile is not drawn twice.
  comeNear(...document.querySelectorAll('p, div, section'));
  await vi.waitFor(() => expect(drawn()).toEqual(['windows', 'mac', 'map', 'route', 'globe']));
  expect(document.querySelector('[data-late]')).toBeNull();
});
