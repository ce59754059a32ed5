import { file, type HouseRule, isProduct, lineRule } from './houseRule.ts';

const noPalette = lineRule(
  'components read roles, never the palette',
  (path) => isProduct(path) && /^(?:packages\/(?:ui|patterns)|apps\/site)\/src\//.test(path),
  /\bpalette\b.*@tern\/tokens|@tern\/tokens\/palette/,
  'use vars.color',
  { bad: [file('packages/ui/src/Card/Card.css.ts', "import { palette, vars } from '@tern/tokens';")] },
);

const isStyle = (path: string) => /^packages\/(?:ui|patterns)\/src\/.*\.css\.ts$/.test(path);

const noRawColours = lineRule(
  'stylesheets name roles, not colours',
  isStyle,
  /['"`\s(]#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i,
  'use vars.color',
  {
    bad: [
      file('packages/ui/src/Card/Card.css.ts', "color: '#fff',"),
      file('packages/patterns/src/Hero/Hero.css.ts', 'boxShadow: `0 0 2px rgb(0 0 0 / 0.4)`,'),
    ],
    good: [file('packages/ui/src/Card/Card.css.ts', 'color: vars.color.text,')],
  },
);

const logicalOnly = lineRule(
  'stylesheets are logical',
  (path) => path.endsWith('.css.ts'),
  /^\s*['"]?(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|(?:margin|padding|border)-(?:left|right)[\w-]*|left|right|border(?:Top|Bottom)(?:Left|Right)Radius)['"]?\s*:|(?:textAlign|float|clear|captionSide)['"]?:\s*['"](?:left|right)['"]/,
  'use inline-start and inline-end',
  {
    bad: [
      file('packages/ui/src/Card/Card.css.ts', '  marginLeft: vars.space[2],'),
      file('packages/ui/src/Card/Card.css.ts', '  right: 0,'),
      file('packages/ui/src/Card/Card.css.ts', "  textAlign: 'right',"),
      file('packages/ui/src/Card/Card.css.ts', "  'border-left': 0,"),
    ],
    good: [file('packages/ui/src/Card/Card.css.ts', '  marginInlineStart: vars.space[2],')],
  },
);

const oneBreakpoint = lineRule(
  'breakpoints come from the tokens',
  isStyle,
  /\((?:min|max)-(?:width|inline-size)/,
  'use media from @tern/tokens',
  { bad: [file('packages/ui/src/Card/Card.css.ts', "'@media': { '(max-width: 700px)': {} }")] },
);

const noStyleAttributes = lineRule(
  'the server renders no style attribute',
  (path) =>
    isProduct(path) && path.endsWith('.tsx') && /^(?:packages\/(?:ui|patterns)|apps\/site)\/src\//.test(path),
  /\sstyle=|\bstyle:\s*\{\s*['"]?--/,
  'the content security policy forbids it',
  {
    bad: [file('packages/ui/src/Card/Card.tsx', '<div style={{ color }} />')],
    good: [file('packages/ui/src/Card/Card.tsx', '<div className={card} />')],
  },
);

/** How stylesheets and styled components are written. */
export const styleRules: HouseRule[] = [
  noPalette,
  noRawColours,
  logicalOnly,
  oneBreakpoint,
  noStyleAttributes,
];
