import { Link, Ribbon } from '@tern/ui';
import { useIntl } from 'react-intl';
import { testModeRibbonMessages as m } from './testModeRibbon.messages.ts';

export interface TestModeRibbonProps {
  /** Address of the stand-in's mail inbox; the link is left out without it. */
  inboxHref?: string;
}

/** Says that payments go to a stand-in. Shown whenever an adapter is in test mode. */
export function TestModeRibbon({ inboxHref }: TestModeRibbonProps) {
  const { formatMessage } = useIntl();
  return (
    <Ribbon tone="neutral" label={formatMessage(m.label)}>
      <span>
        {formatMessage(m.text, {
          strong: (text) => <strong key="strong">{text}</strong>,
        })}
      </span>
      {inboxHref && (
        <Link href={inboxHref} external>
          {formatMessage(m.inbox)}
        </Link>
      )}
    </Ribbon>
  );
}
