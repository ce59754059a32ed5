import { Notice } from '@tern/ui';
import { useIntl } from 'react-intl';
import { chinaNoticeMessages as m } from './chinaNotice.messages.ts';

/** In place of a download, a trial, a sign-up or a purchase for visitors in China (spec section 1). */
export function ChinaNotice() {
  const { formatMessage } = useIntl();
  return (
    <Notice tone="danger" live>
      {formatMessage(m.text)}
    </Notice>
  );
}
