import { currencies, isPaymentMethod, paymentMethods } from '@tern/domain';
import { formatList, type Language } from '@tern/i18n';
import { Accordion, Container, Heading, Section } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import * as css from './PricingFaq.css.ts';
import { pricingFaqMessages as messages } from './pricingFaq.messages.ts';

export interface PricingFaqProps {
  /** Codes of the payment methods on offer: what a buyer does after paying depends on them. */
  methods?: readonly string[];
}

/** The questions people have before they pay. Works without JavaScript. */
export function PricingFaq({ methods = [] }: PricingFaqProps) {
  const { formatMessage, locale } = useIntl();
  const titleId = useId();
  const paypal = methods.some((code) => isPaymentMethod(code) && paymentMethods[code].provider === 'paypal');
  const questions = [
    { id: 'switch', question: messages.switchQuestion, answer: messages.switchAnswer, open: true },
    { id: 'currency', question: messages.currencyQuestion, answer: messages.currencyAnswer },
    paypal
      ? { id: 'after', question: messages.paypalQuestion, answer: messages.paypalAnswer }
      : { id: 'after', question: messages.afterQuestion, answer: messages.afterAnswer },
    { id: 'where', question: messages.whereQuestion, answer: messages.whereAnswer },
  ];
  return (
    <Section ground="alt" labelledBy={titleId}>
      <Container>
        <div className={css.columns}>
          <Heading level={2} size="h1" id={titleId}>
            {formatMessage(messages.title)}
          </Heading>
          <Accordion
            items={questions.map(({ id, question, answer, open }) => ({
              id: `pricing-${id}`,
              question: formatMessage(question),
              answer: formatMessage(answer, { currencies: formatList(currencies, locale as Language) }),
              open,
            }))}
          />
        </div>
      </Container>
    </Section>
  );
}
