import { useOf } from '@storybook/addon-docs/blocks';
import { Badge, CircleCheckGlyph, WrenchGlyph } from '@tern/ui';
import type { ReactNode } from 'react';
import * as css from './ComponentPage.css.ts';
import * as prose from './prose.css.ts';
import { synonymsOf, useIndex } from './useIndex.ts';

/** `ready`: use it. `draft`: its props may still change. */
export function Status({ tags }: { tags: readonly string[] }) {
  return tags.includes('draft') ? (
    <Badge tone="campaign" icon={WrenchGlyph}>
      Draft
    </Badge>
  ) : (
    <Badge tone="success" icon={CircleCheckGlyph}>
      Ready
    </Badge>
  );
}

export interface ComponentPageProps {
  /** The name to import, when it is not the last word of the title. */
  exports?: string;
  /** One or two sentences: what it is. */
  children: ReactNode;
}

/** The head of a component's page: name, status, words it is found by, and what it is. */
export function ComponentPage({ exports, children }: ComponentPageProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, tags } = preparedMeta;
  const name = title.slice(title.lastIndexOf('/') + 1);
  const entry = useIndex().find((one) => one.type === 'docs' && one.title === title);
  const synonyms = synonymsOf(entry);
  const from = title.startsWith('Patterns/') ? '@tern/patterns' : '@tern/ui';
  return (
    <header className={css.head}>
      <div className={css.headLine}>
        <h1 className={prose.title}>{name}</h1>
        <Status tags={tags} />
      </div>
      <div className={css.lead}>{children}</div>
      <div className={css.facts}>
        <code className={prose.code}>{`import { ${exports ?? name} } from '${from}';`}</code>
        {synonyms.length > 0 && <span>{`Also called ${synonyms.join(', ')}`}</span>}
      </div>
    </header>
  );
}
