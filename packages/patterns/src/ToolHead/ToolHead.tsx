import { Breadcrumbs, Container, Heading, Text } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './ToolHead.css.ts';
import { toolHeadMessages as m } from './toolHead.messages.ts';

export interface ToolHeadProps {
  /** Name of the tool, the last step of the way here. */
  name: string;
  title: string;
  lead: string;
  /** The tool itself. */
  children: ReactNode;
}

/** The first screen of a security tool: the way here, what it is about, and the tool. */
export function ToolHead({ name, title, lead, children }: ToolHeadProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.head}>
      <Container>
        <Breadcrumbs
          label={formatMessage(m.breadcrumbs)}
          items={[
            { label: formatMessage(m.home), href: '/' },
            { label: formatMessage(m.tools), href: '/webrtc-leak-test' },
            { label: name },
          ]}
        />
        <div className={css.words}>
          <Heading level={1} size="display">
            {title}
          </Heading>
          <div className={css.lead}>
            <Text size="lead">{lead}</Text>
          </div>
        </div>
        {children}
      </Container>
    </div>
  );
}
