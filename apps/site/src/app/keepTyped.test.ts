// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTyped } from './keepTyped.ts';
import { forgetTab, readTab, tabKeys, writeTab } from './tabMemory.ts';

const form = `
  <input type="email" name="email" /><input type="text" name="name" /><textarea name="inquiry"></textarea>
  <input type="password" name="password" /><input type="text" name="code" autocomplete="one-time-code" />
  <input type="text" name="address" autocomplete="off" /><input type="search" name="q" />
  <input type="hidden" name="ticket" />`;

function open(html = form): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  keepTyped(root);
  return root;
}
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
function type(name: string, text: string): void {
  field(name).value = text;
  field(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The page is left, `meanwhile` something happens, and it comes back. */
function comeBack(meanwhile: () => void): void {
  dispatchEvent(new Event('pagehide'));
  meanwhile();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('typed text', () => {
  it('is there again after a reload, but for secrets', () => {
    open();
    const names = ['email', 'name', 'inquiry', 'password', 'code', 'address', 'q', 'ticket'];
    for (const name of names) type(name, `${name}@example.com`);
    open();
    expect(Object.fromEntries(names.map((name) => [name, field(name).value]))).toEqual({
      email: 'email@example.com',
      name: 'name@example.com',
      inquiry: 'inquiry@example.com',
      password: '',
      code: '',
      address: '',
      q: '',
      ticket: '',
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/password|code@|ticket/);
  });

  it('is there again when it was typed before anything was alive, and a component has taken it as its own', () => {
    open('<input type="email" name="email" value="early@example.com" />');
    open();
    expect(field('email').value).toBe('early@example.com');
  });

  it('is told to components, and leaves what is in a field already', () => {
    open();
    type('email', 'marta@example.com');
    type('name', 'Marta');
    const heard = vi.fn();
    document.addEventListener('input', heard, { once: true });
    open('<input type="email" name="email" /><input type="text" name="name" value="Ann" />');
    expect(heard).toHaveBeenCalledOnce();
    expect(field('name').value).toBe('Ann');
  });

  it('counts where it was typed before the page was alive', () => {
    document.body.innerHTML = `<div>${form}</div>`;
    field('email').value = 'early@example.com';
    keepTyped(document.body.firstElementChild as HTMLElement);
    open();
    expect(field('email').value).toBe('early@example.com');
  });

  it('comes to fields that are drawn later', async () => {
    open();
    type('email', 'marta@example.com');
    const root = open('');
    root.innerHTML = form;
    await vi.waitFor(() => expect(field('email').value).toBe('marta@example.com'), 15_000);
  });

  it('is over after an hour, after a sign-out, and on another page', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    open();
    type('email', 'marta@example.com');
    history.replaceState(null, '', '/other');
    open();
    expect(field('email').value).toBe('');
    history.replaceState(null, '', '/');
    vi.setSystemTime(3_600_001);
    open();
    expect(field('email').value).toBe('');
    type('email', 'marta@example.com');
    forgetTab();
    open();
    expect(field('email').value).toBe('');
  });

  it('is lost, and nothing else, where storage is off or holds something else', () => {
    for (const junk of ['', '{', 'null', '7', '{"value":{"/":7},"until":9e15}']) {
      sessionStorage.setItem(tabKeys.typed, junk);
      open();
      type('email', 'marta@example.com');
    }
    vi.stubGlobal('sessionStorage', undefined);
    open();
    type('email', 'marta@example.com');
    writeTab(tabKeys.codeStep, 1, 9e15);
    expect(readTab(tabKeys.codeStep)).toBeNull();
  });
});

describe('a page that comes back', () => {
  it('keeps its text, and is emptied where the text was forgotten meanwhile', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { pathname: '/pricing/checkout', reload });
    open();
    type('email', 'marta@example.com');
    comeBack(() => {});
    expect(field('email').value).toBe('marta@example.com');
    comeBack(() => forgetTab());
    expect(document.body.innerHTML).toBe('');
    expect(reload).toHaveBeenCalledOnce();
  });
});
