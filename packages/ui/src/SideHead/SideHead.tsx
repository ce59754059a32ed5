import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Sentences } from '../Sentences/Sentences.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './SideHead.css.ts';

export interface SideHeadProps {
  /** One or two sentences. */
  title: string;
  lead?: string;
  /** Id of the heading: what a `Section` names itself by. */
  id?: string;
  /** `md` for entries of a list. */
  size?: 'lg' | 'md';
  /** A line above, as between the entries of a log. */
  ruled?: boolean;
  children: ReactNode;
}

/** A heading at the start and what belongs to it beside it; below each other in the mobile variant. */
export function SideHead({ title, lead, id, size = 'lg', ruled, children }: SideHeadProps) {
  return (
    <div className={cx(css.columns, ruled && css.ruled)}>
      <div className={css.head}>
        <Heading level={2} size={size === 'lg' ? 'h1' : 'h3'} id={id}>
          <Sentences text={title} />
        </Heading>
        {lead ? <Text tone="muted">{lead}</Text> : null}
      </div>
      <div className={css.body}>{children}</div>
    </div>
  );
}
