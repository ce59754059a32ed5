import { wholeMonths } from '@tern/domain';
import { formatMoney, formatNumber, type Language } from '@tern/i18n';
import { ForCustomer } from '@tern/patterns';
import { Button, Container, Ltr, Section, Table, Text, TopicPicture, Value, VisuallyHidden } from '@tern/ui';
import { useIntl } from 'react-intl';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { buyQuantityPageMessages as m } from './buyQuantityPage.messages.ts';

/** Several months at once, each for less (spec section 2, `/buyQuantity`). */
export function BuyQuantityPage() {
  const words = useWords();
  const { locale } = useIntl();
  const { plans, currency } = usePublicData();
  const steps = (plans[currency] ?? [])
    .flatMap(({ id, interval_count: count, interval_unit: unit, price }) => {
      const months = wholeMonths({ count, unit });
      return months === null ? [] : [{ id, months, price }];
    })
    .toSorted((a, b) => a.months - b.months);
  const money = (amount: number) => <Ltr>{formatMoney({ amount, currency }, locale as Language)}</Ltr>;
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        picture={<TopicPicture name="services" />}
        crumbs={[{ label: words(m.title) }]}
      />
      {steps.length > 0 ? (
        <Section spacing="tight">
          <Container>
            <Table
              caption={words(m.title)}
              columns={[
                { key: 'months', label: words(m.months) },
                { key: 'each', label: words(m.each), align: 'end' },
                { key: 'total', label: words(m.total), align: 'end' },
                { key: 'saving', label: words(m.saving), align: 'end' },
                { key: 'take', label: <VisuallyHidden>{words(shared.action)}</VisuallyHidden>, align: 'end' },
              ]}
              rows={steps.map(({ id, months, price }) => ({
                key: id,
                cells: {
                  months: <Value>{formatNumber(months, locale as Language)}</Value>,
                  each: money(price.per_month),
                  total: money(price.total),
                  saving: price.saving > 0 ? money(price.saving) : '–',
                  take: (
                    <ForCustomer sold="plan">
                      <Button size="sm" variant="outline" href={`/pricing/checkout/${id}`}>
                        {words(m.take, { months })}
                      </Button>
                    </ForCustomer>
                  ),
                },
              }))}
            />
          </Container>
        </Section>
      ) : null}
      <Block beside title={words(m.whyTitle)}>
        <Text measure>{words(m.whyText)}</Text>
      </Block>
      <End />
    </>
  );
}
