import exported from '@tern/tokens/tokens.json' with { type: 'json' };

type Node = { readonly [key: string]: unknown };

/** The value of a token by its path, such as `color.light.text`; aliases are followed. */
function token(path: string): unknown {
  const found = path.split('.').reduce<unknown>((node, key) => (node as Node | undefined)?.[key], exported);
  const value = (found as Node | undefined)?.$value;
  if (value === undefined) throw new Error(`There is no token ${path}.`);
  const alias = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  return alias ? token(alias) : value;
}

/** Mail programs know no variables: colours are written out. */
export function colour(theme: 'light' | 'dark', role: string): string {
  return (token(`color.${theme}.${role}`) as { hex: string }).hex;
}

/** Mail programs know no rem: lengths are pixels. */
export function pixels(path: string): number {
  const { value, unit } = token(path) as { value: number; unit: string };
  return unit === 'rem' ? value * 16 : value;
}

export const fontFamily = (token('font.desktop.family.sans') as string[])
  .map((name) => (name.includes(' ') ? `'${name}'` : name))
  .join(', ');
