import type { Language } from '@tern/domain';
import { type ColorRoles, dark, light } from '@tern/tokens';

/** The roles an AMP page paints with. */
const roles = [
  'bg',
  'bgAlt',
  'text',
  'textMuted',
  'textFaint',
  'line',
  'lineStrong',
  'actionText',
  'data',
  'success',
  'danger',
] as const satisfies (keyof ColorRoles)[];

const variables = (colours: ColorRoles) => roles.map((role) => `--${role}:${colours[role]}`).join(';');

/** Fonts of the system: the site's own would cost more than the article. */
const families: Partial<Record<Language, string>> = {
  ja: '"Hiragino Sans","Noto Sans JP","Yu Gothic",sans-serif',
};
const family = 'system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';

const rules = [
  'body{margin:0;background:var(--bg);color:var(--textMuted);line-height:1.65;font-size:1.0625rem}',
  'header,main,footer{max-inline-size:42rem;margin-inline:auto;padding-inline:1.25rem}',
  'header{padding-block:1rem;border-block-end:1px solid var(--line)}',
  'header a,footer a{color:var(--text);font-weight:600;text-decoration:none}',
  'h1,h2,h3,strong,th{color:var(--text)}',
  'h1{font-size:2rem;line-height:1.12;margin-block:1.5rem .75rem;letter-spacing:-.02em}',
  'h2{font-size:1.5rem;line-height:1.25;margin-block:2.5rem .75rem}',
  'h3{font-size:1.1875rem;line-height:1.35;margin-block:2rem .5rem}',
  ':lang(ja) h1,:lang(ar) h1{letter-spacing:0}',
  'p,ul,ol{margin-block:0 1rem}',
  'a{color:var(--text);text-decoration-color:var(--actionText);text-underline-offset:.2em}',
  '.lead{font-size:1.1875rem}',
  '.facts,figcaption,caption{color:var(--textFaint);font-size:.875rem}',
  '.facts span{margin-inline-end:1rem}',
  '.cover{margin-block:1.5rem;border-radius:12px;overflow:hidden}',
  'blockquote{margin:2rem 0;padding-inline-start:1rem;border-inline-start:2px solid var(--actionText);color:var(--text);font-size:1.1875rem}',
  '.note{margin-block:1.5rem;padding:1rem 1.25rem 1px;border:1px solid var(--line);border-radius:12px}',
  'pre,code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.9375em}',
  'pre{overflow-x:auto;padding:1rem;background:var(--bgAlt);border-radius:8px}',
  '.frame{overflow-x:auto;margin-block:1.5rem}',
  'table{border-collapse:collapse;font-size:.9375rem}',
  'caption{caption-side:bottom;text-align:start;padding-block-start:.5rem}',
  'tbody th{font-weight:500}',
  'th,td{text-align:start;vertical-align:top;padding:.5rem 1rem .5rem 0;border-block-end:1px solid var(--line)}',
  'figure{margin:1.5rem 0}',
  '.diagram{padding:1.25rem;background:var(--bgAlt);border-radius:12px}',
  '.diagram ul,.diagram ol{margin:0;padding:0;list-style:none}',
  '.diagram figcaption{margin-block-start:1rem}',
  '.diagram .nodes{display:flex;flex-wrap:wrap;gap:1rem;margin-block-end:1rem}',
  '.nodes li{flex:1 1 5rem;text-align:center;color:var(--text);font-size:.9375rem}',
  '.icon{display:block;margin:0 auto .25rem;inline-size:2rem;block-size:2rem;fill:none;stroke:var(--data);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}',
  '.ways li{margin-block-start:.5rem;padding:.5rem .75rem;border-inline-start:3px solid var(--lineStrong);background:var(--bg)}',
  '.diagram ol.ways{counter-reset:way}',
  'ol.ways li{counter-increment:way}',
  'ol.ways li::before{content:counter(way) " ";color:var(--data)}',
  '.ways .safe{border-color:var(--success)}',
  '.ways .leak{border-color:var(--danger)}',
  '.ways .faint{border-inline-start-style:dashed}',
  '.layer li{padding:.75rem;border:1px solid var(--lineStrong);border-radius:8px;background:var(--bg)}',
  '.layer .layer{margin-block-start:.75rem}',
  '.bars li{margin-block-start:.75rem}',
  '.bar{display:block;margin-block-start:.25rem;background:var(--bg)}',
  '.bar rect{fill:var(--data)}',
  '[dir=rtl] .bar{transform:scaleX(-1)}',
  'footer{padding-block:2rem;margin-block-start:3rem;border-block-start:1px solid var(--line)}',
];

/** The one stylesheet of an AMP page, on the ground that the reader's system prefers. */
export const ampStyle = (language: Language): string =>
  [
    `:root{${variables(light)}}`,
    `@media (prefers-color-scheme:dark){:root{${variables(dark)}}}`,
    `body{font-family:${families[language] ?? family}}`,
    ...rules,
  ].join('');
