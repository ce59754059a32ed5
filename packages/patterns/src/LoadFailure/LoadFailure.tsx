import { Notice } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from '../OfflineNotice/OfflineNotice.css.ts';
import { loadFailureMessages as m } from './loadFailure.messages.ts';

export interface LoadFailureProps {
  /** Stays out of sight until a script finds it by `data-load-failure` and takes `hidden` off. */
  hidden?: boolean;
}

/**
 * Stands at the foot of the window when the code of a page did not load. The server writes it into pages that wait for
 * the first intent: what is needed to say it must be there by then.
 */
export function LoadFailure({ hidden }: LoadFailureProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert" hidden={hidden} data-load-failure="">
      <div className={css.place}>
        <div className={css.notice}>
          <Notice tone="danger">{formatMessage(m.text)}</Notice>
        </div>
      </div>
    </div>
  );
}
