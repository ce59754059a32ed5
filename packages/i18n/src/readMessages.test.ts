import { describe, expect, it } from 'vitest';
import { defineMessages, messageIds } from './defineMessages.ts';
import { keepIdsOnly, parseMessages } from './readMessages.ts';

const source = `import { defineMessages } from '@tern/i18n';
/** Words of a thing. */
export const thingMessages = defineMessages('thing', {
  title: ['It’s a ' + "title", \`A note\`],
  'sub.title': ['Sub', 'Note'] as const,
} satisfies object);
`;

describe('parseMessages', () => {
  it('reads texts and notes without running the module', () => {
    expect(parseMessages(source, 'thing.messages.ts').declarations[0]?.messages).toEqual([
      { id: 'thing.title', text: 'It’s a title', note: 'A note', file: 'thing.messages.ts' },
      { id: 'thing.sub.title', text: 'Sub', note: 'Note', file: 'thing.messages.ts' },
    ]);
  });

  it.each([
    ['a variable', "defineMessages('a', { b: [text, 'n'] })"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is refused.
    ['a template with values', "defineMessages('a', { b: [`x${y}`, 'n'] })"],
    ['a missing note', "defineMessages('a', { b: ['x'] })"],
    ['an empty text', "defineMessages('a', { b: ['', 'n'] })"],
    ['a spread', "defineMessages('a', { ...others })"],
    ['a key with a |', "defineMessages('a', { 'b|c': ['x', 'n'] })"],
    ['a computed key', "defineMessages('a', { [b]: ['x', 'n'] })"],
    ['a namespace with a dot', "defineMessages('a.b', { c: ['x', 'n'] })"],
    ['no literal at all', "defineMessages('a', others)"],
  ])('refuses %s', (_what, code) => {
    expect(() => parseMessages(code, 'x.messages.ts')).toThrow('x.messages.ts');
  });
});

describe('keepIdsOnly', () => {
  it('leaves the names of the messages', () => {
    const code = keepIdsOnly(source, 'thing.messages.ts');
    expect(code).toContain('messageIds("thing", "title|sub.title")');
    expect(code).toContain("import { messageIds } from '@tern/i18n';");
    expect(code).not.toMatch(/defineMessages|A note|It’s a/);
  });

  it('has the ids that the source declares', () => {
    expect(messageIds('thing', 'title|sub.title')).toEqual({
      title: { id: 'thing.title' },
      'sub.title': { id: 'thing.sub.title' },
    });
  });
});

describe('defineMessages', () => {
  it('gives ids, texts and notes', () => {
    const messages = defineMessages('thing', { title: ['Title', 'Note'] });
    expect(messages.title).toEqual({ id: 'thing.title', defaultMessage: 'Title', description: 'Note' });
    const id: 'thing.title' = messages.title.id;
    expect(id).toBe('thing.title');
    // @ts-expect-error: only declared keys exist.
    expect(messages.other).toBeUndefined();
  });
});
