import { Container, Notice } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './ScriptNeeded.css.ts';
import { scriptNeededMessages as m } from './scriptNeeded.messages.ts';

/**
 * Stands above a page that does nothing without scripts: paying, the account, the leak test. A browser that runs them
 * never shows it.
 */
export function ScriptNeeded() {
  const { formatMessage } = useIntl();
  return (
    <noscript>
      <Container>
        <div className={css.place}>
          <Notice title={formatMessage(m.title)}>{formatMessage(m.text)}</Notice>
        </div>
      </Container>
    </noscript>
  );
}
