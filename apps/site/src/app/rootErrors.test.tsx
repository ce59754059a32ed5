// @vitest-environment happy-dom
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TrackedEvent, takeEvents } from '../boot/track.ts';
import { rootErrors } from './rootErrors.ts';

let sent: TrackedEvent[] = [];
const kinds = () => sent.map(({ name, params }) => [name, params.kind]);
const logged = vi.fn();
beforeEach(() => {
  sent = [];
  takeEvents((event) => sent.push(event), { forgetEarly: true });
  vi.spyOn(console, 'error').mockImplementation(logged);
  logged.mockClear();
});
afterEach(() => {
  takeEvents(() => {});
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Hydrates a page over what stands in the document. */
function wake(html: string, page = <p>Pay now</p>) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  hydrateRoot(root, page, rootErrors(root));
  return root;
}

it.each([
  ['translated', '<p><font>Jetzt bezahlen</font></p>'],
  ['redrawn', '<p><i>an icon of an extension</i>Pay now</p>'],
])('says that a page was drawn anew: %s', async (kind, html) => {
  const root = wake(html);
  await expect.poll(() => root.innerHTML).toBe('<p>Pay now</p>');
  await expect.poll(kinds).toEqual([['page_error', kind]]);
  expect(logged).toHaveBeenCalled();
});

it('says nothing of a page that is as the server wrote it', async () => {
  const alive = vi.fn();
  const Page = () => {
    useEffect(alive);
    return <p>Pay now</p>;
  };
  wake('<p>Pay now</p>', <Page />);
  await expect.poll(() => alive.mock.calls.length).toBe(1);
  expect(sent).toEqual([]);
});

it('says once that something throws', async () => {
  const Broken = () => {
    useEffect(() => {
      throw new Error('broken');
    });
    return <p>Pay now</p>;
  };
  wake('<p>Pay now</p>', <Broken />);
  await expect.poll(kinds).toEqual([['page_error', 'uncaught']]);
});
