import { Notice } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './OfflineNotice.css.ts';
import { offlineNoticeMessages as m } from './offlineNotice.messages.ts';

export interface OfflineNoticeProps {
  /** The browser says that it has no connection (spec section 4, Other). */
  offline: boolean;
}

/** Stands at the foot of the window while there is no connection. */
export function OfflineNotice({ offline }: OfflineNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.place} role="status">
      {offline && (
        <div className={css.notice}>
          <Notice title={formatMessage(m.title)}>{formatMessage(m.text)}</Notice>
        </div>
      )}
    </div>
  );
}
