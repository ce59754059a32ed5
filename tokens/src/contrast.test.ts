import { describe, expect, test } from 'vitest';
import { campaignBands } from './campaignBands.ts';
import { campaignYears } from './campaignYears.ts';
import { contrast } from './contrast.ts';
import { edgePairs, textPairs } from './contrastPairs.ts';
import { band, type ColorRoles, campaigns, dark, light } from './roles.ts';

test('knows the extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(() => contrast('rgb(0 0 0)', '#ffffff')).toThrow('not a #rrggbb colour');
});

const themes: Record<string, ColorRoles> = {
  light,
  dark,
  band,
  ...campaigns,
  ...campaignYears,
  ...Object.fromEntries(Object.entries(campaignBands).map(([name, roles]) => [`band in ${name}`, roles])),
};

const short = (roles: ColorRoles, pairs: typeof textPairs | typeof edgePairs, least: number) =>
  pairs
    .map(([front, back]) => ({ pair: `${front} on ${back}`, ratio: contrast(roles[front], roles[back]) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ pair, ratio }) => `${pair} ${ratio.toFixed(2)}`);

describe.each(Object.entries(themes))('%s', (_name, roles) => {
  test('text is readable on every ground it stands on', () => {
    expect(short(roles, textPairs, 4.5)).toEqual([]);
  });

  test('edges of controls and the focus ring are visible', () => {
    expect(short(roles, edgePairs, 3)).toEqual([]);
  });
});

test('campaign body text is at least 7.5', () => {
  for (const roles of Object.values({ ...campaigns, ...campaignYears })) {
    expect(contrast(roles.textMuted, roles.bg)).toBeGreaterThanOrEqual(7.5);
  }
});

test('the ratios the look promises', () => {
  const promised = [
    [light.text, light.bg, 17.0],
    [light.textMuted, light.bg, 8.5],
    [light.textMuted, light.bgAlt, 7.5],
    [light.textFaint, light.bg, 5.9],
    [light.onAction, light.action, 4.8],
    [light.actionText, light.bg, 5.4],
    [dark.text, dark.bg, 16.6],
    [dark.textMuted, dark.bg, 10.6],
    [dark.onAction, dark.action, 6.4],
  ] as const;
  for (const [front, back, ratio] of promised) {
    expect(Math.abs(contrast(front, back) - ratio), `${front} on ${back}`).toBeLessThanOrEqual(0.1);
  }
});
