import { brand } from '@tern/domain';
import { Container, Ltr, Value } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './TrustFacts.css.ts';
import { trustFactsMessages as m } from './trustFacts.messages.ts';

/** The four figures under the hero, from the brand's claims. */
export function TrustFacts() {
  const { formatMessage, formatNumber } = useIntl();
  const { servers, countries, devices, moneyBackDays } = brand.claims;
  const atLeast = (value: number) => <Ltr>{formatMessage(m.atLeast, { count: value })}</Ltr>;
  const facts: { label: string; value: ReactNode }[] = [
    { label: formatMessage(m.servers), value: atLeast(servers) },
    { label: formatMessage(m.countries), value: atLeast(countries) },
    { label: formatMessage(m.devices), value: <Value>{formatNumber(devices)}</Value> },
    {
      label: formatMessage(m.moneyBack),
      value: formatMessage(m.days, {
        days: moneyBackDays,
        unit: (chunks: ReactNode[]) => (
          <small className={css.unit} key="unit">
            {chunks}
          </small>
        ),
      }),
    },
  ];
  return (
    <section className={css.trust} aria-label={formatMessage(m.label)}>
      <Container>
        <dl className={css.list}>
          {facts.map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
