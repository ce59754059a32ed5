import { brand } from '@tern/domain';
import { Heading, Sentences, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { OwnerButtons } from '../StartButtons/StartButtons.tsx';
import type { PersonalPrice } from './PersonalPrice.ts';
import type { PlanOwner } from './PlanOwner.ts';
import * as css from './PlanPicker.css.ts';
import type { PlanView } from './PlanView.ts';
import { planPickerMessages as messages } from './planPicker.messages.ts';
import { useOwnerWords } from './useOwnerWords.ts';
import { usePersonalWords } from './usePersonalWords.ts';

export interface PickerTitleProps {
  owner?: PlanOwner | undefined;
  personal?: PersonalPrice | undefined;
  plans: readonly PlanView[] | null;
  level: 1 | 2;
  id: string;
}

/** The choice there is; for somebody who has a plan that plan, and for somebody with a code of their own its price. */
export function PickerTitle({ owner, personal, plans, level, id }: PickerTitleProps) {
  const { formatMessage } = useIntl();
  const ownerWords = useOwnerWords();
  const personalWords = usePersonalWords();
  const { title, lead } = (owner
    ? ownerWords(owner)
    : personal && plans && personalWords.head(personal, plans)) || {
    title: formatMessage(messages.title),
    lead: formatMessage(messages.lead, { devices: brand.claims.devices }),
  };
  return (
    <div className={css.title}>
      <Heading level={level} size="display" id={id}>
        <Sentences text={title} />
      </Heading>
      <Text size="lead">{lead}</Text>
      {owner ? (
        <div className={css.ownerActions}>
          <OwnerButtons />
        </div>
      ) : null}
    </div>
  );
}
