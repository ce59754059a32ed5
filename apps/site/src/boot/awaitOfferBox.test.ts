// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitOfferBox } from './awaitOfferBox.ts';

const load = vi.fn<() => void>();
const { documentElement } = document;
const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  documentElement.dataset.offer = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads nothing on a page without an offer', () => {
  delete documentElement.dataset.offer;
  awaitOfferBox(documentElement, load);
  scrollTo(900);
  vi.advanceTimersByTime(99_000);
  expect(load).not.toHaveBeenCalled();
});

it('loads once: after 200 px', () => {
  awaitOfferBox(documentElement, load);
  scrollTo(199);
  expect(load).not.toHaveBeenCalled();
  scrollTo(200);
  scrollTo(300);
  vi.advanceTimersByTime(99_000);
  expect(load).toHaveBeenCalledOnce();
});

it('or after a pause', () => {
  awaitOfferBox(documentElement, load);
  vi.advanceTimersByTime(19_999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  scrollTo(300);
  expect(load).toHaveBeenCalledOnce();
});
