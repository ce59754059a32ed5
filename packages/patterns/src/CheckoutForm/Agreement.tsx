import { formatWholeDate } from '@tern/i18n';
import { CheckLine } from '@tern/ui';
import { useIntl } from 'react-intl';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';

/** `before`, `after`: the end of the plan that is taken over, and of the new one, in epoch milliseconds. */
export interface AgreementProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  before: number;
  after: number;
}

/** The box to tick before a change that ends the plan earlier. */
export function Agreement({ agreed, onChange, before, after }: AgreementProps) {
  const { formatMessage } = useIntl();
  const { language } = usePlanWords();
  return (
    <CheckLine
      label={formatMessage(messages.shorter, {
        before: formatWholeDate(before, language),
        after: formatWholeDate(after, language),
      })}
      checked={agreed}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
