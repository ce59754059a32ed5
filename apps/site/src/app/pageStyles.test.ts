// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createPageStyles } from './pageStyles.ts';

const list = {
  files: ['/assets/frame.css', '/assets/plans.css', '/assets/form.css'],
  pages: { pricing: [0, 1], checkout: [0, 2] },
};
const respond = (status = 200) => new Response(JSON.stringify(list), { status });

/** Addresses of the stylesheets that were added; each arrives at once. */
function addedSheets(): string[] {
  const added: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links as HTMLLinkElement[]) {
      added.push(link.getAttribute('href') ?? '');
      queueMicrotask(() => link.onload?.(new Event('load')));
    }
  });
  return added;
}

afterEach(() => vi.unstubAllGlobals());

it('fetches the list once, and of another page what this one has not', async () => {
  const added = addedSheets();
  const fetched = vi.fn(async () => respond());
  vi.stubGlobal('fetch', fetched);
  const load = createPageStyles('/assets/styles-x.json', 'pricing');
  await load('pricing');
  expect(added).toEqual([]);
  await load('checkout');
  await load('checkout');
  expect(added).toEqual(['/assets/form.css']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('fetches the list again after a failure', async () => {
  const responses = [respond(404), respond()];
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => responses.shift()),
  );
  const load = createPageStyles('/assets/styles-x.json', 'pricing');
  await expect(load('pricing')).rejects.toThrow('404');
  await expect(load('pricing')).resolves.not.toThrow();
});

it('waits for nothing where modules bring their styles', async () => {
  await expect(createPageStyles(undefined, 'pricing')('checkout')).resolves.toBeUndefined();
});
