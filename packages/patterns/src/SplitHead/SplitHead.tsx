import { cx, Heading, Sentences, Text } from '@tern/ui';
import * as css from './SplitHead.css.ts';

export interface SplitHeadProps {
  id: string;
  title: string;
  lead?: string;
  /** Leaves the lead out on phones. */
  short?: boolean;
}

/** The head of a section: a display heading, and a lead at the far end of its last line. */
export function SplitHead({ id, title, lead, short = false }: SplitHeadProps) {
  return (
    <div className={css.head}>
      <Heading level={2} size="display" id={id}>
        <Sentences text={title} />
      </Heading>
      {lead ? (
        <div className={cx(css.lead, short && css.wideOnly)}>
          <Text size="lead">{lead}</Text>
        </div>
      ) : null}
    </div>
  );
}
