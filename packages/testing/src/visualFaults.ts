/** A mistake in what is seen, made in the files of a built Storybook as its source would have made it. */
export interface VisualFault {
  /** A line of the report. */
  name: string;
  /** The files of `assets` it is made in; the text must be in at least one. */
  file: RegExp;
  text: string | RegExp;
  instead: string;
  /** The stories that could show it, by the name of the plan: only their pictures are taken. */
  stories: RegExp;
}

/** The stylesheet of a component: `Button-DQGOI7rn.css`. */
const sheetOf = (name: string) => new RegExp(`^${name}-.{8}\\.css$`);
const tokens = /^iframe-.{8}\.css$/;

/** Twenty, each of another kind: what a review could overlook. All are found, or a picture too few is taken. */
export const visualFaults: readonly VisualFault[] = [
  {
    name: 'one pixel of padding in a button',
    file: sheetOf('Button'),
    text: 'padding-inline:var(--space-5)',
    instead: 'padding-inline:calc(var(--space-5) + 1px)',
    stories: /\/Button: /,
  },
  {
    name: 'one pixel of padding in a section of the account',
    file: sheetOf('OrderCard'),
    text: 'padding-block-end:var(--space-3)',
    instead: 'padding-block-end:calc(var(--space-3) + 1px)',
    stories: /\/OrderCard: /,
  },
  {
    name: 'a token of another colour',
    file: tokens,
    text: '--color-action:#d63626',
    instead: '--color-action:#dd3d2d',
    stories: /\/Button: /,
  },
  {
    name: 'a token of another colour on the dark ground alone',
    file: tokens,
    text: '--color-text-muted:#b4c7d6',
    instead: '--color-text-muted:#a8bccc',
    stories: /\/Text: /,
  },
  {
    name: 'a radius',
    file: sheetOf('Card'),
    text: 'border-radius:var(--radius-3)',
    instead: 'border-radius:var(--radius-2)',
    stories: /\/Card: /,
  },
  {
    name: 'a border',
    file: sheetOf('Card'),
    text: 'border:var(--border-hair) solid',
    instead: 'border:var(--border-bold) solid',
    stories: /\/Card: /,
  },
  {
    name: 'a swapped icon',
    file: /^octagon-x-.{8}\.js$/,
    text: 'm9 9 6 6',
    instead: 'm9 12 6 0',
    stories: /\/(Notice|Banner): /,
  },
  {
    name: 'a physical margin: the wrong side in Arabic',
    file: sheetOf('DescriptionList'),
    text: 'margin-inline-start:auto',
    instead: 'margin-left:auto',
    stories: /\/DescriptionList: /,
  },
  {
    name: 'a physical padding: the wrong side in Arabic',
    file: sheetOf('Quote'),
    text: 'padding-inline-start',
    instead: 'padding-left',
    stories: /\/Quote: /,
  },
  {
    name: 'an arrow that does not turn in Arabic',
    file: sheetOf('Icon'),
    text: 'scaleX(-1)',
    instead: 'none',
    stories: /\/(Icon|Link): /,
  },
  {
    name: 'a gap on the phone alone',
    file: sheetOf('FeatureRows'),
    text: '{gap:var(--space-6);grid-template-columns:minmax(0,1fr)}',
    instead: '{gap:var(--space-5);grid-template-columns:minmax(0,1fr)}',
    stories: /\/FeatureRows: /,
  },
  {
    name: 'a weight of letters',
    file: sheetOf('Notice'),
    text: 'font-weight:var(--font-weight-strong)',
    instead: 'font-weight:var(--font-weight-medium)',
    stories: /\/Notice: /,
  },
  {
    name: 'a rule for forced colours',
    file: sheetOf('Switch'),
    text: 'background:highlight}',
    instead: '}',
    stories: /\/Switch: /,
  },
  {
    name: 'a rule for a browser without scripts',
    file: sheetOf('LoginForm'),
    text: '@media (scripting:none)',
    instead: '@media (scripting:none) and (width<0px)',
    stories: /\/LoginForm: /,
  },
  {
    name: 'a focus ring',
    file: tokens,
    text: 'solid var(--color-focus);outline-offset:2px',
    instead: 'solid var(--color-focus);outline-offset:1px',
    stories: /\/Button: /,
  },
  {
    name: 'what lies over what',
    file: sheetOf('EndCall'),
    text: 'z-index:1',
    instead: 'z-index:-1',
    stories: /\/EndCall: /,
  },
  {
    name: 'a shadow below a dialog',
    file: sheetOf('Dialog'),
    text: 'box-shadow:var(--shadow-3)',
    instead: 'box-shadow:none',
    stories: /\/Dialog: /,
  },
  {
    name: 'a section that is missing on a page',
    file: /^HomePage\.stories-.{8}\.js$/,
    text: /\(0,\w+\.jsx\)\(\w+,\{name:`noLogs`,children:\(0,\w+\.jsx\)\(\w+,\{\}\)\}\)/,
    instead: 'null',
    stories: /^Pages\/Home: /,
  },
  {
    name: 'the error of a field',
    file: /^useSilentEdits-.{8}\.css$/,
    text: 'border-color:var(--color-danger);box-shadow:inset 0 0 0 1px var(--color-danger)',
    instead: 'border-color:var(--color-danger)',
    stories: /\/TextField: /,
  },
  {
    name: 'a line height of small text',
    file: sheetOf('Text'),
    text: 'line-height:var(--font-line-caption)',
    instead: 'line-height:1.6',
    stories: /\/Text: /,
  },
];
