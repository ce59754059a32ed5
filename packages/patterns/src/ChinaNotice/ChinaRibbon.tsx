import { Ribbon } from '@tern/ui';
import { useIntl } from 'react-intl';
import { chinaNoticeMessages as m } from './chinaNotice.messages.ts';

/** The notice above a page that visitors in China may read, in the place of an offer (spec section 1). */
export function ChinaRibbon() {
  const { formatMessage } = useIntl();
  return (
    <Ribbon tone="neutral" label={formatMessage(m.title)}>
      {formatMessage(m.text)}
    </Ribbon>
  );
}
