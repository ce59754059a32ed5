import { brand, type PageVariant, trialReminderDays } from '@tern/domain';
import { Accordion, Container, Heading, Link, Section } from '@tern/ui';
import { useIntl } from 'react-intl';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import * as css from './FaqSection.css.ts';
import { faqSectionMessages as m } from './faqSection.messages.ts';

export interface FaqSectionProps {
  /** Two columns, or one list. */
  variant?: PageVariant;
  /** Null: none is sold, and there is no question about it. */
  trial: TrialOffer | null;
}

/** The most frequent questions of the home page. The answers open without scripts. */
export function FaqSection({ variant = 'desktop', trial }: FaqSectionProps) {
  const { formatMessage } = useIntl();
  const { claims, name } = brand;
  const items = [
    {
      id: 'faq-here',
      question: formatMessage(m.hereQuestion),
      answer: formatMessage(m.hereAnswer, { brand: name }),
      open: true,
    },
    {
      id: 'faq-devices',
      question: formatMessage(m.devicesQuestion),
      answer: formatMessage(m.devicesAnswer, { devices: claims.devices }),
    },
    ...(trial
      ? [
          {
            id: 'faq-trial',
            question: formatMessage(m.trialQuestion),
            answer: formatMessage(m.trialAnswer, { days: trial.days, before: trialReminderDays }),
            open: variant === 'desktop',
          },
        ]
      : []),
    {
      id: 'faq-money',
      question: formatMessage(m.moneyQuestion),
      answer: formatMessage(m.moneyAnswer, { days: claims.moneyBackDays }),
      open: variant === 'desktop' && !trial,
    },
  ];
  const columns = variant === 'desktop' ? [items.slice(0, 2), items.slice(2)] : [items];
  return (
    <Section labelledBy="faq-title">
      <Container>
        <div className={css.head}>
          <Heading level={2} size="display" id="faq-title">
            {formatMessage(m.title)}
          </Heading>
          <span className={css.all}>
            <Link variant="arrow" href="/faq">
              {formatMessage(m.all)}
            </Link>
          </span>
        </div>
        <div className={css.columns}>
          {columns.map((column) => (
            <Accordion key={column[0]?.id} items={column} />
          ))}
        </div>
      </Container>
    </Section>
  );
}
