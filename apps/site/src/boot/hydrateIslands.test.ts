// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followVisitor } from './followVisitor.ts';
import { hydrateIslands } from './hydrateIslands.ts';
import type { OnAlive } from './hydrateOnIntent.ts';

afterEach(() => document.body.replaceChildren());

/** A page with one island, and a mount that ends when the test says so. */
function pageWithIsland(markup: string) {
  document.body.innerHTML = `<div data-island="contactForm" data-props='{"about":"support"}'>${markup}</div>`;
  const island = document.body.firstElementChild as HTMLElement;
  const mounts: { resolve: () => void; reject: (error: Error) => void; args: unknown[] }[] = [];
  const failed = vi.fn();
  const mount = vi.fn(
    (...args: unknown[]) =>
      new Promise<void>((resolve, reject) => {
        const onAlive = args.pop() as OnAlive;
        const visitor = followVisitor(island);
        mounts.push({
          resolve() {
            onAlive(visitor);
            resolve();
          },
          reject,
          args,
        });
      }),
  );
  hydrateIslands(document, mount as never, failed);
  const element = <E extends HTMLElement>(selector: string) => island.querySelector(selector) as E;
  const settled = () => vi.waitFor(() => expect(island.dataset.hydrated).toBe(''));
  return { island, mount, mounts, failed, element, settled };
}

describe('hydrateIslands', () => {
  it('loads nothing until the visitor means to use the island', () => {
    const { mount } = pageWithIsland('<button>Send</button>');
    expect(mount).not.toHaveBeenCalled();
  });

  it.each(['pointerover', 'pointerdown', 'focusin', 'touchstart', 'keydown'])('wakes on %s, once', (type) => {
    const { island, mount, mounts, element } = pageWithIsland('<button>Send</button>');
    element('button').dispatchEvent(new Event(type, { bubbles: true }));
    element('button').dispatchEvent(new Event(type, { bubbles: true }));
    element('button').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(mount).toHaveBeenCalledTimes(1);
    expect(mounts[0]?.args).toEqual([island, 'contactForm', { about: 'support' }]);
  });

  it('repeats what was done before this script came, and wakes for it', async () => {
    const clicked = vi.fn();
    const events: Event[] = [];
    vi.stubGlobal('early', events);
    document.body.addEventListener('click', (event) => events.push(event), { once: true });
    const before = document.createElement('button');
    document.body.append(before);
    before.click();
    expect(pageWithIsland('<button>Send</button>').mount).not.toHaveBeenCalled();

    const markup = '<button type="button">Add</button>';
    document.body.innerHTML = `<div data-island="contactForm">${markup}</div>`;
    const island = document.body.firstElementChild as HTMLElement;
    island.addEventListener('click', (event) => events.push(event), { once: true });
    island.querySelector('button')?.click();
    const mount = vi.fn(async (..._: unknown[]) => {
      const [, , , onAlive] = _ as [unknown, unknown, unknown, OnAlive];
      island.addEventListener('click', clicked);
      onAlive(followVisitor(island));
    });
    hydrateIslands(document, mount as never);
    expect(mount).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    vi.unstubAllGlobals();
  });

  it('holds a click back and sends it again when the island is alive', async () => {
    const { island, mounts, element, settled } = pageWithIsland('<button type="button">Add</button>');
    const clicked = vi.fn();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    element('button').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    element('button').addEventListener('click', clicked);
    expect(clicked).not.toHaveBeenCalled();
    mounts[0]?.resolve();
    await settled();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(island.dataset.hydrated).toBe('');
  });

  it('keeps a held click from everything below and around the island', () => {
    const { element } = pageWithIsland('<button type="button">Add</button>');
    const below = vi.fn();
    const around = vi.fn();
    element('button').addEventListener('click', below);
    document.body.addEventListener('click', around, { once: true });
    element('button').click();
    expect(below).not.toHaveBeenCalled();
    expect(around).not.toHaveBeenCalled();
  });

  it('holds a submit back even where its form stands in a link', () => {
    const { mount, element } = pageWithIsland('<a href="/pricing"><form></form></a>');
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    element('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('never makes scrolling wait', () => {
    const listened = vi.spyOn(HTMLElement.prototype, 'addEventListener');
    pageWithIsland('<button>Send</button>');
    for (const type of ['touchstart', 'pointerover'])
      expect(listened).toHaveBeenCalledWith(
        type,
        expect.any(Function),
        expect.objectContaining({ passive: true }),
      );
    listened.mockRestore();
  });

  it('wakes again on another intent when its code did not load', async () => {
    const { mount, mounts, failed, element } = pageWithIsland('<button type="button">Add</button>');
    element('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    mounts[0]?.reject(new Error('offline'));
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    element('button').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(mount).toHaveBeenCalledTimes(2);
  });

  it('holds a submit back and sends it again with the button that was pressed', async () => {
    const { mounts, element, settled } = pageWithIsland('<form><button name="go">Send</button></form>');
    const form = element<HTMLFormElement>('form');
    const submit = new SubmitEvent('submit', {
      bubbles: true,
      cancelable: true,
      submitter: element<HTMLButtonElement>('button'),
    });
    form.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    const again = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
    mounts[0]?.resolve();
    await settled();
    expect(again).toHaveBeenCalledExactlyOnceWith(element('button'));
  });

  // React hydrates within a press what it has not hydrated yet.
  it.each(['after it has begun', 'within its first event'])(
    'reports edits after a press that is going on when the island comes alive %s',
    async (when) => {
      const { island, mounts, element, settled } = pageWithIsland(
        '<input name="plan"><button type="button">Add</button>',
      );
      const [input, button] = [element<HTMLInputElement>('input'), element<HTMLButtonElement>('button')];
      const acts: string[] = [];
      input.addEventListener('input', () => acts.push('edit'));
      input.value = '12m';
      input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      const comeAlive = () => mounts[0]?.resolve();
      const within = when === 'within its first event';
      if (within) island.addEventListener('pointerdown', comeAlive, true);
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      if (!within) comeAlive();
      await new Promise((done) => setTimeout(done, 100));
      expect(acts).toEqual([]);
      button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
      button.click();
      button.addEventListener('click', () => acts.push('click'));
      await settled();
      expect(acts).toEqual(['edit', 'click']);
    },
  );

  it('leaves links to the browser', () => {
    const { mount, element } = pageWithIsland('<a href="/pricing"><span>Plans</span></a>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    element('a').addEventListener('click', (event) => event.preventDefault());
    const seen = vi.fn();
    element('a').addEventListener('click', seen);
    element('span').dispatchEvent(click);
    expect(seen).toHaveBeenCalledTimes(1);
    expect(mount).not.toHaveBeenCalled();
  });

  it('lets events through once it is alive', async () => {
    const { mounts, element, settled } = pageWithIsland('<button type="button">Add</button>');
    element('button').dispatchEvent(new Event('focusin', { bubbles: true }));
    mounts[0]?.resolve();
    await settled();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    element('button').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('tries again on the next click when its code did not load', async () => {
    const { island, mount, mounts, failed, element } = pageWithIsland('<button type="button">Add</button>');
    element('button').click();
    mounts[0]?.reject(new Error('offline'));
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(island.dataset.hydrated).toBeUndefined();
    element('button').click();
    expect(mount).toHaveBeenCalledTimes(2);
  });

  it('takes an island without props', () => {
    document.body.innerHTML = '<div data-island="newsletter"><button>Send</button></div>';
    const mount = vi.fn(() => new Promise<void>(() => {}));
    hydrateIslands(document, mount as never);
    document.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(mount).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'newsletter', {}, expect.any(Function));
  });
});
