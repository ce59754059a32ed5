import { Card, Heading, Link, Stack, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { appAccessMessages as m } from './appAccess.messages.ts';

export interface AppAccessProps {
  /** The list of devices, where an app is signed out. */
  devicesHref: string;
  headingLevel?: 2 | 3;
}

const paragraphs = ['rights', 'asks', 'signIn', 'ends'] as const;

/** The rights of an app that somebody is signed in to, what it must prove, and how that ends. */
export function AppAccess({ devicesHref, headingLevel = 2 }: AppAccessProps) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section" padding="lg">
      <Stack gap={4}>
        <Heading level={headingLevel} size="h4">
          {formatMessage(m.title)}
        </Heading>
        {paragraphs.map((name) => (
          <Text key={name} size="small" tone="muted" measure>
            {formatMessage(m[name])}
          </Text>
        ))}
        <div>
          <Link href={devicesHref}>{formatMessage(m.devices)}</Link>
        </div>
      </Stack>
    </Card>
  );
}
