import { describe, expect, it } from 'vitest';
import { catalogueModule, compileMessage, compileMessages, placeholdersOf } from './compileMessages.ts';
import { createServerIntl } from './createServerIntl.ts';

const english = {
  'a.plain': 'Hello',
  'a.count': '{count, plural, one {# device} other {# devices}} on {servers, number}+ servers',
  'b.rich': 'Read <link>the {kind, select, terms {terms} other {policy}}</link>.',
};

describe('compileMessages', () => {
  it('fills gaps and empty texts with English', () => {
    const catalogue = compileMessages(english, { 'a.plain': 'Hallo', 'b.rich': '' });
    expect(catalogue['a.plain']).toEqual([{ type: 0, value: 'Hallo' }]);
    expect(catalogue['b.rich']).toEqual(compileMessage(english['b.rich'], 'b.rich'));
    expect(Object.keys(catalogue)).toEqual(Object.keys(english));
  });

  it('narrows to namespaces', () => {
    expect(Object.keys(compileMessages(english, {}, { namespaces: ['a'] }))).toEqual(['a.plain', 'a.count']);
  });

  it('lengthens the pseudo-language and keeps its placeholders', () => {
    const catalogue = compileMessages(english, english, { pseudo: true });
    for (const [id, text] of Object.entries(english)) {
      expect(placeholdersOf(catalogue[id] ?? [])).toEqual(placeholdersOf(compileMessage(text, id)));
    }
    const text = createServerIntl('en', catalogue).formatMessage(
      { id: 'a.count' },
      { count: 2, servers: 6000 },
    );
    expect(text).toContain('2 dêvíçêš');
    expect(text).toContain('6000+');
    const [plain] = catalogue['a.plain'] ?? [];
    expect(String(plain && 'value' in plain && plain.value).length).toBeGreaterThanOrEqual(
      'Hello'.length * 1.4,
    );
  });

  it('names the message that is not valid', () => {
    expect(() => compileMessages({ 'a.broken': 'Hello {name' }, {})).toThrow('a.broken');
  });

  it('writes a module that gives the catalogue back', async () => {
    const catalogue = compileMessages(english, { 'a.plain': 'It’s "so"\u2028 \\ %' });
    const module = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(catalogueModule(catalogue))}`
    );
    expect(module.default).toEqual(JSON.parse(JSON.stringify(catalogue)));
  });
});

describe('placeholdersOf', () => {
  const of = (text: string) => placeholdersOf(compileMessage(text, 'x.y'));

  it('does not mind order, plural arms or words', () => {
    expect(of('{b} {a, number}')).toEqual(of('{a, number}: {b}'));
    expect(of('{n, plural, one {# a} other {# b}}')).toEqual(
      of('{n, plural, zero {-} two {-} few {#} many {#} other {#}}'),
    );
  });

  it.each([
    ['{a}', '{b}'],
    ['{a}', '{a, number}'],
    ['<b>x</b>', 'x'],
    ['{k, select, x {1} other {2}}', '{k, select, z {1} other {2}}'],
    ['{n, plural, one {{name}} other {#}}', '{n, plural, other {#}}'],
  ])('tells %j from %j', (one, other) => {
    expect(of(one)).not.toEqual(of(other));
  });
});
