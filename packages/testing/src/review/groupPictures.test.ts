import { describe, expect, it } from 'vitest';
import type { ColourChange } from '../comparePictures.ts';
import { changedTokens, mentions, type Sources, type StoryGraph } from './changes.ts';
import { type Examined, groupPictures } from './groupPictures.ts';

const coral: ColourChange = { from: '#d63626', to: '#c2410c', pixels: 900 };

type Steps = [red: number, green: number, blue: number, pixels: number][];

/** All of the pixels are the colour, or its mixture with the ground at an edge. */
const allCoral: Steps = [
  [-20, 11, -26, 900],
  [-10, 5, -13, 60],
  [-3, 2, -4, 40],
];

function picture(
  part: string,
  colours: ColourChange[],
  kind: Examined['kind'] = 'changed',
  steps = allCoral,
): Examined {
  const pixels = steps.reduce((sum, [, , , count]) => sum + count, 0);
  const extent = {
    width: 100,
    height: 100,
    pixels,
    box: [0, 0, 9, 9],
    spot: [4, 4],
    colours,
    steps,
  } as const;
  return { part, kind, storyFile: `${part}.stories.tsx`, extent };
}

const graph: StoryGraph = {
  files: ['ui/Button/Button.css.ts', 'ui/Card/Card.css.ts', 'ui/Countdown/Countdown.tsx'],
  stories: { 'Button.stories.tsx': [0], 'Card.stories.tsx': [0, 1], 'Countdown.stories.tsx': [2] },
};
const codeOf = (file: string) => (file.includes('Card') ? 'vars.radius[3]' : 'vars.color.action');
const nothing: Sources = { tokens: [], files: [] };
const tokens = [{ token: 'color.coral.500', from: '#d63626', to: '#c2410c' }];

const group = (pictures: Examined[], sources: Sources = nothing) =>
  groupPictures(pictures, sources, graph, codeOf).map(
    ({ causes, pictures: { length } }) =>
      [causes.map(({ kind, name }) => `${kind} ${name}`).join(', '), length] as const,
  );

describe('groupPictures', () => {
  it('makes one group of two hundred pictures of one token', () => {
    const pictures = Array.from({ length: 200 }, (_, at) => picture(`Part${at % 40}`, [coral]));
    expect(group(pictures, { tokens, files: [] })).toEqual([['Token color.coral.500', 200]]);
  });

  it('recognises a token in a baseline whose rare colours have joined their neighbours', () => {
    const near = { ...coral, from: '#d53726' };
    expect(group([picture('Button', [near])], { tokens, files: [] })).toEqual([['Token color.coral.500', 1]]);
    const far = { ...coral, from: '#d23a26' };
    expect(group([picture('Button', [far])], { tokens, files: [] })[0]?.[0]).not.toContain('Token');
  });

  it('folds one change of colour where nothing is known of the sources', () => {
    expect(group([picture('Button', [coral]), picture('Card', [coral])])).toEqual([
      ['Color #d63626 to #c2410c', 2],
    ]);
  });

  it('does not hide another change behind a colour', () => {
    const corner = [...allCoral, [240, 225, 200, 14]] as Steps;
    expect(group([picture('Card', [coral], 'changed', corner)])).toEqual([['Component Card', 1]]);
  });

  it('names the edited component in the stories that are drawn from it', () => {
    const pictures = ['Button', 'Card', 'Countdown'].map((part) => picture(part, []));
    const files = ['ui/Button/Button.css.ts', 'apps/service/src/jobs.ts'];
    expect(group(pictures, { tokens: [], files })).toEqual([
      ['Component Button', 2],
      ['Component Countdown', 1],
    ]);
  });

  it('finds a token that is no colour by who uses it', () => {
    const sources = { tokens: [{ token: 'radius.3', from: '0.75rem', to: '1rem' }], files: [] };
    expect(group([picture('Card', []), picture('Button', [])], sources)).toEqual([
      ['Token radius.3', 1],
      ['Component Button', 1],
    ]);
  });

  it('keeps two causes in one picture apart from each of them', () => {
    const half = { ...coral, pixels: 300 };
    const sources = { tokens: [...tokens, { token: 'radius.3', from: '0.75rem', to: '1rem' }], files: [] };
    const corner = [...allCoral, [240, 225, 200, 14]] as Steps;
    expect(group([picture('Card', [half], 'changed', corner), picture('Button', [coral])], sources)).toEqual([
      ['Token color.coral.500, Token radius.3', 1],
      ['Token color.coral.500', 1],
    ]);
  });

  it('puts new pictures and those without a story last', () => {
    const pictures = [
      picture('A', [], 'gone'),
      picture('B', [], 'new'),
      picture('B', [], 'new'),
      picture('C', []),
    ];
    expect(group(pictures).map(([name]) => name)).toEqual([
      'Component C',
      'New New pictures',
      'Gone Stories that are gone',
    ]);
  });
});

describe('changedTokens', () => {
  const document = (hex: string, radius: number) =>
    JSON.stringify({
      color: {
        coral: { 500: { $type: 'color', $value: { hex } } },
        light: { action: { $type: 'color', $value: '{color.coral.500}' } },
      },
      radius: { 3: { $type: 'dimension', $value: { value: radius, unit: 'rem' } } },
    });

  it('names what was changed, not what follows it', () => {
    expect(changedTokens(document('#d63626', 0.75), document('#c2410c', 0.75))).toEqual(tokens);
    expect(changedTokens(document('#d63626', 0.75), document('#d63626', 1))).toEqual([
      { token: 'radius.3', from: '0.75rem', to: '1rem' },
    ]);
  });
});

describe('mentions', () => {
  it.each([
    ['radius.3', 'vars.radius[3]', true],
    ['radius.3', 'vars.radius[30]', false],
    ['font.desktop.size.small', 'vars.font.size.small', true],
    ['size.control-sm', 'vars.size.controlSm', true],
    ['size.control', 'vars.size.controlSm', false],
    ['color.dark.text-muted', 'vars.color.textMuted', true],
    ['mobile.space.section', 'vars.space.section', true],
  ])('%s in %s: %s', (token, code, isFound) => {
    expect(mentions(token, code)).toBe(isFound);
  });
});
