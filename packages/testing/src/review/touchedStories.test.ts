import { describe, expect, it } from 'vitest';
import type { Sources, StoryGraph } from './changes.ts';
import { touchedStories } from './touchedStories.ts';

const graph: StoryGraph = {
  files: ['ui/Button/Button.css.ts', 'ui/Card/Card.css.ts', 'preview.tsx'],
  stories: { 'Button.stories.tsx': [0, 2], 'Card.stories.tsx': [1, 2] },
};
const codes: Record<string, string> = {
  'ui/Button/Button.css.ts': 'background: vars.color.action',
  'ui/Card/Card.css.ts': 'borderRadius: vars.radius[3]',
};
const tokens = JSON.stringify({
  color: {
    coral: { 500: { $value: { hex: '#d63626' } } },
    light: { action: { $value: '{color.coral.500}' } },
  },
});
const touched = (sources: Partial<Sources>) =>
  touchedStories({ tokens: [], files: [], ...sources }, graph, tokens, (file) => codes[file] ?? '');

describe('touchedStories', () => {
  it.each([
    ['nothing', {}, []],
    ['a component', { files: ['ui/Card/Card.css.ts'] }, ['Card.stories.tsx']],
    ['the stories themselves', { files: ['Button.stories.tsx'] }, ['Button.stories.tsx']],
    ['what is drawn nowhere', { files: ['apps/service/src/jobs.ts'] }, []],
    ['the preview', { files: ['preview.tsx'] }, ['Button.stories.tsx', 'Card.stories.tsx']],
    ['a package', { files: ['pnpm-lock.yaml'] }, ['Button.stories.tsx', 'Card.stories.tsx']],
    ['messages', { files: ['packages/i18n/messages/ar.json'] }, ['Button.stories.tsx', 'Card.stories.tsx']],
    [
      'tokens whose export is not renewed',
      { files: ['tokens/src/palette.ts'] },
      ['Button.stories.tsx', 'Card.stories.tsx'],
    ],
  ] as [string, Partial<Sources>, string[]][])('%s', (_name, sources, expected) => {
    expect(touched(sources)).toEqual(expected);
  });

  it('follows a token, and a role that refers to it', () => {
    const files = ['tokens/src/palette.ts', 'tokens/tokens.json'];
    const coral = { token: 'color.coral.500', from: '#d63626', to: '#c2410c' };
    expect(touched({ files, tokens: [coral] })).toEqual(['Button.stories.tsx']);
    expect(touched({ files, tokens: [{ token: 'radius.3', from: '0.75rem', to: '1rem' }] })).toEqual([
      'Card.stories.tsx',
    ]);
  });
});
