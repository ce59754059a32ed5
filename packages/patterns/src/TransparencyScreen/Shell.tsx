import { Heading, Text, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './TransparencyScreen.css.ts';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';

/** A public key in one line. */
export function KeyLine({ value }: { value: string }) {
  return (
    <p className={css.keyLine}>
      <Value dir="ltr">{value}</Value>
    </p>
  );
}

/** Commands for a shell, which verify what this page verifies. */
export function Shell({ commands }: { commands: readonly string[] }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Heading level={3} size="h4">
        {formatMessage(m.openssl)}
      </Heading>
      <Text tone="muted">
        {formatMessage(m.opensslText, {
          output: (
            <span key="output" lang="en" translate="no">
              Signature Verified Successfully
            </span>
          ),
        })}
      </Text>
      <pre className={css.commands} dir="ltr" translate="no">
        {commands.join('\n')}
      </pre>
    </>
  );
}
