import { expect, it } from 'vitest';
import { namesIn, references, splitProperties, splitStyles } from './splitStyles.ts';

const used = new Set(['a', 'b']);

it.each([
  ['.a{color:red}.c{color:blue}', '.a{color:red}', '.c{color:blue}'],
  ['.a .c{x:y}.a>.b{x:y}', '.a>.b{x:y}', '.a .c{x:y}'],
  ['.c,.a:hover{x:y}', '.c,.a:hover{x:y}', ''],
  ['.a:not(.c){x:y}', '.a:not(.c){x:y}', ''],
  [':root{--x:1}html{x:y}[dir=rtl] .c{x:y}', ':root{--x:1}html{x:y}', '[dir=rtl] .c{x:y}'],
  [
    '@media (width>=1px){.a{x:y}.c{x:y}}@font-face{font-family:"a;}"}@keyframes k{0%{x:y}to{x:z}}',
    '@media (width>=1px){.a{x:y}}@font-face{font-family:"a;}"}@keyframes k{0%{x:y}to{x:z}}',
    '@media (width>=1px){.c{x:y}}',
  ],
  ['@media print{.a{x:y}:root{--x:1}}.a{x:z}', '.a{x:z}', '@media print{.a{x:y}:root{--x:1}}'],
  ['@layer one,two;.a{background:url("data:,{.c}")}', '@layer one,two;.a{background:url("data:,{.c}")}', ''],
])('parts %s', (css, first, rest) => {
  expect(splitStyles(css, used)).toEqual({ first, rest });
});

it('loses nothing', () => {
  const css = '.a{x:y}.c{x:y}@media print{.c{x:y}.b{x:y}}.d .a{x:y}';
  const { first, rest } = splitStyles(css, used);
  const rules = (text: string) => (text.match(/\.[^{}]*\{[^{}]*\}/g) ?? []).sort();
  expect(rules(first + rest)).toEqual(rules(css));
});

it('reads the classes of markup, and where it wears a theme', () => {
  expect([...namesIn('<p class="a b"><i class="c" data-theme="band">x</i><b data-class="d">')]).toEqual([
    'a',
    'b',
    'c',
    'data-theme',
  ]);
});

it('lets a theme wait that nothing above the fold wears', () => {
  const css =
    ':root,[data-theme]{--x:1}[data-theme=band]{--x:2}:is([data-theme=dark],[data-campaign]) .a{x:y}';
  expect(splitStyles(css, used)).toEqual({
    first: ':root,[data-theme]{--x:1}',
    rest: '[data-theme=band]{--x:2}:is([data-theme=dark],[data-campaign]) .a{x:y}',
  });
  expect(splitStyles(css, new Set([...used, 'data-theme'])).rest).toBe('');
});

it('lets other fonts wait', () => {
  const css = '@font-face{src:url(a)}@font-face{src:url(b)}';
  expect(splitStyles(css, used, (face) => face.includes('(a)'))).toEqual({
    first: '@font-face{src:url(a)}',
    rest: '@font-face{src:url(b)}',
  });
});

it('parts custom properties by their use, through the values of others', () => {
  const css =
    ':root{--a:var(--b);--b:"x;y";--c:1;--d:2}.k{color:var(--a);--own:var(--c)}[data-theme=band]{--b:3;--d:4}';
  expect(splitProperties(css, [])).toEqual({
    first: ':root{--a:var(--b);--b:"x;y";--c:1}.k{color:var(--a);--own:var(--c)}[data-theme=band]{--b:3}',
    rest: ':root{--d:2}[data-theme=band]{--d:4}',
  });
  expect(splitProperties(css, references('<i style="width:var(--d)">')).rest).toBe('');
});

it('moves a custom property with its settings for other windows, which come after it', () => {
  const css =
    ':root{--a:1;--b:1}.k{top:var(--a)}@media (width<=9px){:root{--a:2;--b:2}}@media print{:root{--b:3}}';
  expect(splitProperties(css, [])).toEqual({
    first: ':root{--a:1}.k{top:var(--a)}@media (width<=9px){:root{--a:2}}',
    rest: ':root{--b:1}@media (width<=9px){:root{--b:2}}@media print{:root{--b:3}}',
  });
});

it('keeps a custom property that a rule with more in it sets', () => {
  expect(splitProperties(':root{--a:1}.k{--a:2;top:0}', [])).toEqual({
    first: ':root{--a:1}.k{--a:2;top:0}',
    rest: '',
  });
});
