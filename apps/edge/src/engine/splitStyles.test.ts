import { expect, it } from 'vitest';
import { namesIn, references, splitProperties, splitStyles } from './splitStyles.ts';

const used = new Set(['a', 'b', 'one:checked', 'lang(en)']);

it.each([
  ['.a{color:red}.c{color:blue}', '.a{color:red}', '.c{color:blue}'],
  ['.a .c{x:y}.a>.b{x:y}', '.a>.b{x:y}', '.a .c{x:y}'],
  ['.c,.a:hover{x:y}.a:focus-visible,.b{x:y}', '.b{x:y}', '.c,.a:hover{x:y}.a:focus-visible{x:y}'],
  [
    '.a{x:y;transition:x 1s,y 1s;x:z}.b{cursor:pointer}',
    '.a{x:y;x:z}',
    '.a{transition:x 1s,y 1s}.b{cursor:pointer}',
  ],
  ['.a{background:url("a;cursor:b")}', '.a{background:url("a;cursor:b")}', ''],
  [
    '@media (forced-colors:active){.a{x:y}}@media (prefers-contrast:more){.a{x:y}}',
    '',
    '@media (forced-colors:active){.a{x:y}}@media (prefers-contrast:more){.a{x:y}}',
  ],
  ['.a:is(.b,.c){x:y}.a:is(.c,.d){x:y}', '.a:is(.b,.c){x:y}', '.a:is(.c,.d){x:y}'],
  ['.a:is(.c,:not(.b)),.d,.b{x:y}', '.a:is(.c,:not(.b)),.b{x:y}', '.d{x:y}'],
  ['.a:not(:has(.c)),.b:not(.c,.d){x:y}', '.a:not(:has(.c)),.b:not(.c,.d){x:y}', ''],
  [
    '.a:has([value=one]:checked) .b,.a:has([value="two"]:checked) .b{x:y}.a[role=switch]:checked{x:y}.a:checked{x:y}',
    '.a:has([value=one]:checked) .b{x:y}.a:checked{x:y}',
    '.a:has([value="two"]:checked) .b{x:y}.a[role=switch]:checked{x:y}',
  ],
  ['.a[open]>.b{x:y}.a:not([open])>.b{x:z}', '.a:not([open])>.b{x:z}', '.a[open]>.b{x:y}'],
  [':lang(en) .a{x:y}:lang(ar) .a,[dir=rtl] .a{x:y}', ':lang(en) .a{x:y}', ':lang(ar) .a,[dir=rtl] .a{x:y}'],
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

it('reads languages, directions and what is checked or open, and nothing in what is closed', () => {
  const html =
    '<i lang="ar" dir="rtl"><input checked="" value="one"/><input value="two"/><details open><b class="a"></b></details>' +
    '<details class="b"><summary class="c"></summary><b class="d" lang="de"></b></details>' +
    '<svg class="e" data-later=""><path class="f"/></svg>';
  expect([...namesIn(html)]).toEqual(['lang(ar)', 'dir=rtl', 'one:checked', 'open', 'a', 'b', 'c']);
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

it('lets an animation wait that no rule of the first screen runs', () => {
  expect(splitProperties('.k{animation:one 1s}@keyframes one{0%{x:y}}@keyframes two{0%{x:y}}', [])).toEqual({
    first: '.k{animation:one 1s}@keyframes one{0%{x:y}}',
    rest: '@keyframes two{0%{x:y}}',
  });
});
