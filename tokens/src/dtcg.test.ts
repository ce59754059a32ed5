import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dtcg, dtcgText } from './dtcg.ts';

type Node = { [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* tokens(node: Node, path: string[] = []): Generator<{ path: string; token: Node }> {
  for (const [key, value] of Object.entries(node)) {
    if (!isNode(value)) continue;
    if ('$value' in value) yield { path: [...path, key].join('.'), token: value };
    else yield* tokens(value, [...path, key]);
  }
}

test('the committed tokens.json is what the sources say (run tokens:json)', () => {
  expect(readFileSync(new URL('../tokens.json', import.meta.url), 'utf8')).toBe(dtcgText());
});

test('every token has a known type', () => {
  const types = new Set([...tokens(dtcg())].map(({ token }) => token.$type));
  expect([...types].sort()).toEqual([
    'color',
    'cubicBezier',
    'dimension',
    'duration',
    'fontFamily',
    'fontWeight',
    'number',
    'shadow',
  ]);
});

test('every reference leads to a token', () => {
  const all = new Map([...tokens(dtcg())].map(({ path, token }) => [path, token]));
  const references = [...all].filter(([, token]) => typeof token.$value === 'string');
  expect(references.length).toBeGreaterThan(50);
  const broken = references.filter(([, token]) => !all.has(String(token.$value).slice(1, -1)));
  expect(broken.map(([path]) => path)).toEqual([]);
});

test('role names and values survive', () => {
  const document = dtcg() as { color: { light: Node; dark: Node } };
  expect(document.color.light['action-hover']).toEqual({ $type: 'color', $value: '{color.coral.600}' });
  expect(document.color.dark.bg).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.0275, 0.0784, 0.149], hex: '#071426' },
  });
});
