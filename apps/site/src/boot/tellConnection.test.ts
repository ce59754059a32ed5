// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellConnection } from './tellConnection.ts';

let line: boolean;
let stop: () => void = () => {};
const { dataset } = document.documentElement;
const said = () => document.querySelector('[role=status]')?.textContent;
const turn = (on: boolean) => {
  line = on;
  dispatchEvent(new Event(on ? 'online' : 'offline'));
};

beforeEach(() => {
  vi.useFakeTimers();
  line = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => line);
  Object.assign(dataset, { offline: 'Gone.', online: 'Back.' });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is silent while there is a connection, with a region that is there before the news', () => {
  stop = tellConnection(document);
  expect(said()).toBe('');
});

it('says that the connection is gone, and for five seconds that it is back', () => {
  stop = tellConnection(document);
  turn(false);
  expect(said()).toBe('Gone.');
  vi.advanceTimersByTime(60_000);
  turn(true);
  expect(said()).toBe('Back.');
  vi.advanceTimersByTime(4999);
  expect(said()).toBe('Back.');
  vi.advanceTimersByTime(1);
  expect(said()).toBe('');
});

it('does not take a new loss back with the old news', () => {
  stop = tellConnection(document);
  turn(false);
  turn(true);
  vi.advanceTimersByTime(3000);
  turn(false);
  vi.advanceTimersByTime(3000);
  expect(said()).toBe('Gone.');
});

it('says it of a page that opens without one, and no more once it is ended', () => {
  line = false;
  stop = tellConnection(document);
  expect(said()).toBe('Gone.');
  stop();
  expect(document.querySelector('[role=status]')).toBeNull();
  turn(false);
  expect(document.querySelector('[role=status]')).toBeNull();
});

it('does nothing on a page without the words', () => {
  delete dataset.offline;
  stop = tellConnection(document);
  expect(document.querySelector('[role=status]')).toBeNull();
});
