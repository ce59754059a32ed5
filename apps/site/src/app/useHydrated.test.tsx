// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHydrated } from './useHydrated.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Page = () => <p>{useHydrated() ? 'alive' : 'as served'}</p>;
let root: Root;

async function open(): Promise<() => string | null> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(() => root.render(<Page />));
  return () => place.textContent;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('is true after the first pass', async () => {
  const shown = await open();
  expect(shown()).toBe('alive');
});

it('lets a press end first, with its click', async () => {
  vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  const shown = await open();
  expect(shown()).toBe('as served');
  await act(async () => {
    document.dispatchEvent(new Event('pointerup'));
    document.dispatchEvent(new Event('click'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(shown()).toBe('alive');
});
