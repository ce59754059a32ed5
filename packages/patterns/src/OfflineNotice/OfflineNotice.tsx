import { Notice } from '@tern/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from './OfflineNotice.css.ts';
import { offlineNoticeMessages as m } from './offlineNotice.messages.ts';

export interface OfflineNoticeProps {
  /** The browser says that it has no connection (spec section 4, Other). */
  offline: boolean;
}

/** ms that the good news stands there. */
const backFor = 5000;

/** Stands at the foot of the window while there is no connection, and briefly once there is one again. */
export function OfflineNotice({ offline }: OfflineNoticeProps) {
  const { formatMessage } = useIntl();
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (!offline) return;
    setBack(false);
    return () => setBack(true);
  }, [offline]);
  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(setBack, backFor, false);
    return () => clearTimeout(timer);
  }, [back]);
  return (
    <div className={css.place} role="status">
      {(offline || back) && (
        <div className={css.notice}>
          {offline ? (
            <Notice title={formatMessage(m.title)}>{formatMessage(m.text)}</Notice>
          ) : (
            <Notice tone="success">{formatMessage(m.back)}</Notice>
          )}
        </div>
      )}
    </div>
  );
}
