// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followVisitor, type Visitor } from './followVisitor.ts';

afterEach(() => document.body.replaceChildren());

const markup = `
  <form action="/a"><input name="email" value=""><input name="email" value=""></form>
  <textarea name="text"></textarea>
  <input type="radio" name="plan" value="1m"><input type="radio" name="plan" value="12m">
  <input type="checkbox" name="_R_1_" class="box">
  <details class="more"><summary class="more">More</summary></details>
  <button type="button" class="quiet">First</button><button type="button" class="quiet">Second</button>
`;

/** A page that React has not taken over, and what happens when it draws all of it anew. */
function openPage() {
  document.body.innerHTML = `<main>${markup}</main>`;
  const root = document.body.firstElementChild as HTMLElement;
  const find = <E extends HTMLElement = HTMLInputElement>(selector: string, at = 0) =>
    root.querySelectorAll(selector)[at] as E;
  const drawAnew = () => {
    const template = document.createElement('template');
    template.innerHTML = markup;
    root.replaceChildren(template.content);
  };
  return { root, find, visitor: followVisitor(root), drawAnew };
}

const repeat = (
  visitor: Visitor,
  type: string,
  target: Element,
  act: Event = new MouseEvent(type, { bubbles: true }),
) => {
  Object.defineProperty(act, 'target', { value: target });
  visitor.repeat(act);
};

describe('followVisitor, of a page that is drawn anew', () => {
  it('carries text, caret and focus over to the field of the same name and place, at once', async () => {
    const { find, drawAnew } = openPage();
    const field = find('input[name="email"]', 1);
    field.focus();
    field.value = 'marta@example.com';
    field.setSelectionRange(2, 5);
    drawAnew();
    const after = find('input[name="email"]', 1);
    await vi.waitFor(() => expect(after.value).toBe('marta@example.com'), 15_000);
    expect(after).not.toBe(field);
    expect([after.selectionStart, after.selectionEnd]).toEqual([2, 5]);
    expect(document.activeElement).toBe(after);
    expect(find('input[name="email"]').value).toBe('');
  });

  it('reports text and choices to the new components, and opens what was open', async () => {
    const { root, find, visitor, drawAnew } = openPage();
    find('textarea').value = 'Where is my receipt?';
    find('[value="12m"]').click();
    find('[type="checkbox"]').click();
    find<HTMLDetailsElement>('details').open = true;
    drawAnew();
    const heard: string[] = [];
    for (const type of ['input', 'click'])
      root.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLElement).localName}`));
    await visitor.takeOver();
    expect(find('textarea').value).toBe('Where is my receipt?');
    expect(find('[value="12m"]').checked).toBe(true);
    expect(find('[type="checkbox"]').checked).toBe(true);
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
    expect(heard).toEqual(expect.arrayContaining(['input textarea', 'click input']));
  });

  it('keeps what was typed in the new field meanwhile', async () => {
    const { find, visitor, drawAnew } = openPage();
    find('textarea').value = 'Where';
    drawAnew();
    await vi.waitFor(() => expect(find('textarea').value).toBe('Where'), 15_000);
    find('textarea').value = 'Where is';
    await visitor.takeOver();
    expect(find('textarea').value).toBe('Where is');
  });

  it('repeats a press on the same button, whatever stands in it', () => {
    const { root, find, visitor, drawAnew } = openPage();
    const button = find('button', 1);
    button.innerHTML = '<font>Zweitens</font>';
    const pressed = button.firstElementChild as Element;
    drawAnew();
    const clicked = vi.fn();
    root.addEventListener('click', ({ target }) => clicked(target));
    repeat(visitor, 'click', pressed);
    expect(clicked).toHaveBeenCalledExactlyOnceWith(find('button', 1));
  });

  it('makes a click of a press that began before', async () => {
    const { root, find, drawAnew } = openPage();
    find('button').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    drawAnew();
    const clicked = vi.fn();
    root.addEventListener('click', ({ target }) => clicked(target));
    find('button').dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledExactlyOnceWith(find('button')), 15_000);
  });
});
