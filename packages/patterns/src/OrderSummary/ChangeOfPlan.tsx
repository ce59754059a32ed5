import { formatDate } from '@tern/i18n';
import { CheckLine, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { orderSummaryMessages as messages } from './orderSummary.messages.ts';

/** The buyer's word that a plan may end earlier than the one it takes over. */
export interface Agreement {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

/** ISO 8601: the end of the plan that is taken over, and the new one. */
interface ChangeOfPlanProps {
  from: string;
  to: string;
  agreement: Agreement | undefined;
}

/** Both ends of a change of plan, and a box to tick where it ends earlier. */
export function ChangeOfPlan({ from, to, agreement }: ChangeOfPlanProps) {
  const { formatMessage } = useIntl();
  const { language } = usePlanWords();
  const say = (name: 'change' | 'shorter') =>
    formatMessage(messages[name], {
      before: formatDate(from, language, 'long'),
      after: formatDate(to, language, 'long'),
    });
  return (
    <>
      <Text size="caption" tone="muted">
        {say('change')}
      </Text>
      {agreement ? (
        <CheckLine
          label={say('shorter')}
          checked={agreement.agreed}
          onChange={({ target }) => agreement.onChange(target.checked)}
        />
      ) : null}
    </>
  );
}
