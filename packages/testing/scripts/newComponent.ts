import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** `pnpm new:component Name [--room ui|patterns] [--root folder]` lays a component as the house wants it. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    room: { type: 'string', default: 'ui' },
    root: { type: 'string', default: join(dirname(fileURLToPath(import.meta.url)), '../../..') },
  },
});
const [name = ''] = positionals;
const { room, root } = values;

function refuse(reason: string): never {
  console.error(`${reason}\nUsage: pnpm new:component Name [--room ui|patterns]`);
  process.exit(2);
}

if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) refuse('A component has a name such as PlanCard.');
if (room !== 'ui' && room !== 'patterns') refuse(`There is no room "${room}".`);

const source = join(root, 'packages', room, 'src');
const folder = join(source, name);
if (existsSync(folder)) refuse(`${name} exists already.`);

const lower = name.charAt(0).toLowerCase() + name.slice(1);
const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
const isUi = room === 'ui';

const component = isUi
  ? `import type { ReactNode } from 'react';
import * as css from './${name}.css.ts';

export interface ${name}Props {
  /** The content. */
  children: ReactNode;
}

/** One sentence: what it is. */
export function ${name}({ children }: ${name}Props) {
  return <div className={css.${lower}}>{children}</div>;
}
`
  : `import { Heading, Section } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import * as css from './${name}.css.ts';
import { ${lower}Messages as m } from './${lower}.messages.ts';

export interface ${name}Props {
  /** Place of the heading in the outline. */
  headingLevel?: 1 | 2 | 3;
}

/** One sentence: what it is. */
export function ${name}({ headingLevel = 2 }: ${name}Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={css.${lower}}>
        <Heading level={headingLevel} id={id}>
          {formatMessage(m.title)}
        </Heading>
      </div>
    </Section>
  );
}
`;

const styles = `import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const ${lower} = style({ paddingBlock: vars.space[4] });
`;

const stories = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${isUi ? 'Components/Content' : 'Patterns/Frame'}/${name}',
  component: ${name},
  tags: ['!ready', 'draft'],
  args: {${isUi ? " children: 'Six devices.' " : ''}},
} satisfies Meta<typeof ${name}>;
${'export default'} meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.${isUi ? "getByText('Six devices.')" : "getByRole('heading', { level: 2 })"}).toBeVisible();
  },
};

/** The pictures of all stories. */
export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
`;

const guide = `import { Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} name="${name}, ${words}" />

<ComponentPage>
One sentence: what it is.
</ComponentPage>

<Example of={stories.Default} />

<When>
<UseWhen>

- What it is for.

</UseWhen>
<AvoidWhen>

- What to take instead, and when.

</AvoidWhen>
</When>

<Anatomy of={stories.Default} parts={[{ name: 'Part', at: 'div', note: 'What it is, in one sentence.' }]} />

<Props />

<Accessibility>

- What a screen reader says, and what keys do (\`keys={[['Enter', 'Presses it.']]}\`).

</Accessibility>

<DoDont>
<Do>

What to do.

</Do>
<Dont>

What not to do.

</Dont>
</DoDont>

<AllStates />
`;

const messages = `import { defineMessages } from '@tern/i18n';

export const ${lower}Messages = defineMessages('${lower}', {
  title: ['What it is about.', 'Heading of the section'],
});
`;

const files: Record<string, string> = {
  [`${name}.tsx`]: component,
  [`${name}.css.ts`]: styles,
  [`${name}.stories.tsx`]: stories,
  [`${name}.mdx`]: guide,
  ...(isUi ? {} : { [`${lower}.messages.ts`]: messages }),
};

/** Puts a line before the first that sorts after it among those the pattern matches. */
function insertLine(text: string, line: string, pattern: RegExp, key: string): string {
  const lines = text.split('\n');
  let at = -1;
  for (const [index, current] of lines.entries()) {
    const found = pattern.exec(current)?.[1];
    if (found === undefined) continue;
    if (found > key) {
      lines.splice(index, 0, line);
      return lines.join('\n');
    }
    at = index;
  }
  lines.splice(at + 1, 0, line);
  return lines.join('\n');
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

mkdirSync(folder);
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);

edit(join(source, 'index.ts'), (text) =>
  insertLine(
    text,
    `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';`,
    /^.*from '\.\/([A-Z]\w*\/\w+)\.tsx?';$/,
    `${name}/${name}`,
  ),
);
if (isUi) {
  edit(join(source, 'index.test.ts'), (text) =>
    insertLine(text, `    '${name}',`, /^ {4}'([A-Z]\w*)',$/, name),
  );
}

console.log(`${name} stands in packages/${room}/src/${name}, as a draft.`);
console.log('Next: choose its group in the title of its stories, then write its states and its guide.');
if (!isUi) console.log('Then run `pnpm messages:extract`.');
