// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { closeMenus } from './closeMenus.ts';

beforeAll(() => closeMenus(document));
beforeEach(() => {
  document.body.innerHTML = `<header>
    <details id="apps" data-disclosure open><summary>Apps</summary><a href="/windows">Windows</a></details>
    <details id="tools" data-disclosure open><summary>Tools</summary><a href="/ip">IP</a></details>
    <div popover><details id="group" open><summary>Group</summary></details></div>
  </header><main><details id="faq" open><summary>Q</summary><button>More</button></details></main>`;
});

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

it('closes the menus of the header on Escape, and no other part of the page', () => {
  press('Escape');
  expect(open()).toEqual(['group', 'faq']);
});

it('leaves them open on every other key', () => {
  press('ArrowDown');
  press('Enter');
  expect(open()).toEqual(['apps', 'tools', 'group', 'faq']);
});

it('hands the focus from within a menu back to its own button', () => {
  find('#tools a').focus();
  find<HTMLDetailsElement>('#tools').open = true;
  press('Escape');
  expect(document.activeElement).toBe(find('#tools summary'));
});

it('leaves the focus of the page alone', () => {
  const button = find('#faq button');
  button.focus();
  press('Escape');
  expect(document.activeElement).toBe(button);
});

it.each(['pointerdown', 'focusin'])('closes the menus that a %s is outside of', (type) => {
  find('#apps a').dispatchEvent(new Event(type, { bubbles: true }));
  expect(open()).toEqual(['apps', 'group', 'faq']);
  find('#faq button').dispatchEvent(new Event(type, { bubbles: true }));
  expect(open()).toEqual(['group', 'faq']);
});

it('takes an event of the document itself for none of its parts', () => {
  window.dispatchEvent(new Event('pointerdown'));
  expect(open()).toEqual(['apps', 'tools', 'group', 'faq']);
});
