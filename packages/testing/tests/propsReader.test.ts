import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PropsReader } from '../../../.storybook/build/propsReader.ts';
import { addStorySources } from '../../../.storybook/build/storySources.ts';

/** What the tables of the handbook are made of. */

const here = fileURLToPath(import.meta.url);
const read = (code: string) => new PropsReader().read(here, code);

it('reads comments, types, what is needed and what holds without it', () => {
  const { Chip } = Object.fromEntries(
    read(`
      type Tone = 'quiet' | 'loud';
      export interface ChipProps extends Omit<Base, 'hidden'> {
        /** What stands in it. */
        children: string;
        tone?: Tone;
        onPress?: () => void;
      }
      interface Base { id: string; hidden: boolean }
      /** A small thing. */
      export function Chip({ children, tone = 'quiet', ...rest }: ChipProps) { return null; }
    `),
  );
  expect(Chip?.description).toBe('A small thing.');
  expect(Object.keys(Chip?.props ?? {})).toEqual(['children', 'tone', 'onPress', 'id']);
  expect(Chip?.props.children).toMatchObject({
    required: true,
    description: 'What stands in it.',
    tsType: { name: 'string' },
  });
  expect(Chip?.props.tone).toMatchObject({
    required: false,
    defaultValue: { value: "'quiet'" },
    tsType: { name: 'union', raw: "'quiet' | 'loud'" },
  });
  expect(Chip?.props.onPress?.tsType).toMatchObject({ name: 'signature', type: 'function' });
});

it('unites what a component takes one way or the other', () => {
  const { List } = Object.fromEntries(
    read(`
      export type ListProps = { level?: 2 | 3 } & ({ status: 'loading' } | { status?: 'ready'; items: string[] });
      export function List(props: ListProps) { const { level = 2 } = props; return null; }
    `),
  );
  expect(List?.props.status).toMatchObject({ required: false, tsType: { raw: "'loading' | 'ready'" } });
  expect(List?.props.items?.required).toBe(false);
  expect(List?.props.level?.defaultValue?.value).toBe('2');
});

it('follows the types of other files', () => {
  const path = join(here, '../../../ui/src/IconButton/Probe.tsx');
  const found = new PropsReader().read(
    path,
    "import type { ButtonLook } from '../Button/Button.tsx';\nexport function Probe({ busy }: ButtonLook) { return null; }",
  );
  expect(found.get('Probe')?.props.busy?.tsType.name).toBe('boolean');
});

it('tells a story its source and its comment, and keeps what it says itself', () => {
  const text =
    'const meta = {};\nexport default meta;\n/** By keys. */\nexport const Keys = { args: { a: 1 } };\n';
  const told = addStorySources('X.stories.tsx', text);
  expect(told.startsWith(text)).toBe(true);
  expect(told).toContain('originalSource: "{ args: { a: 1 } }", ...Keys.parameters?.docs?.source');
  expect(told).toContain('story: "By keys.", ...Keys.parameters?.docs?.description');
});
