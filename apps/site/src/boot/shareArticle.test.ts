// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareArticle } from './shareArticle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <div><h2 id="a">A</h2> <a href="#a" data-copy-link>#</a></div>
    <span data-share-system hidden><button data-share="https://tern.example/blog/x">Share</button></span>
    <button data-copy="https://tern.example/blog/x" data-copied-label="Copied" data-refused-label="Not copied">Copy</button>
    <span role="status" data-copy-said></span>`;
});
afterEach(() => vi.useRealTimers());

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const said = () => document.querySelector('[role=status]')?.textContent;
const marked = () => document.querySelectorAll('[data-copied]').length;

it('copies an address, says so for three seconds, and the address of a section', async () => {
  const writeText = vi.fn(async () => {});
  shareArticle(document, { clipboard: { writeText } as unknown as Clipboard });
  press('[data-copy]');
  await vi.advanceTimersByTimeAsync(10);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://tern.example/blog/x');
  expect([said(), marked()]).toEqual(['Copied', 1]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([said(), marked()]).toEqual(['', 0]);
  press('[data-copy-link]');
  await vi.advanceTimersByTimeAsync(10);
  expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(/#a$/));
  expect(document.activeElement).toBe(document.querySelector('[data-copy-link]'));
});

it('says where the address is when the browser refuses', async () => {
  shareArticle(document, { clipboard: { writeText: async () => Promise.reject() } as unknown as Clipboard });
  press('[data-copy]');
  await vi.advanceTimersByTimeAsync(10);
  expect([said(), marked()]).toEqual(['Not copied', 0]);
});

it('shows the button of the system only where there is one', () => {
  shareArticle(document, {});
  expect(document.querySelector('[data-share-system]')?.hasAttribute('hidden')).toBe(true);
  shareArticle(document, { share: async () => {} });
  expect(document.querySelector('[data-share-system]')?.hasAttribute('hidden')).toBe(false);
});
