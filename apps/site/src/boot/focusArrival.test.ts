// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { focusArrival } from './focusArrival.ts';

const arrive = (type: string, body: string) => {
  document.body.innerHTML = body;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
};
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
const page = '<main data-arrival><h1>Your order</h1><input></main>';

it('puts the focus on the heading of a page that a link led to', () => {
  arrive('navigate', page);
  focusArrival(document);
  expect(document.activeElement?.textContent).toBe('Your order');
});

it.each(['back_forward', 'reload'])('leaves the place of the browser after %s', (type) => {
  arrive(type, page);
  focusArrival(document);
  expect(document.activeElement).toBe(document.body);
});

it('takes the focus from nobody, and is for marked pages only', () => {
  arrive('navigate', page);
  document.querySelector('input')?.focus();
  focusArrival(document);
  expect(document.activeElement?.localName).toBe('input');
  arrive('navigate', '<main><h1>Plans</h1></main>');
  focusArrival(document);
  expect(document.activeElement).toBe(document.body);
});
