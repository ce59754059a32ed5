import { brand, codeTotals } from '@tern/domain';
import { ForCustomer, StudentPriceCard } from '@tern/patterns';
import { Button, FeatureGrid, Text } from '@tern/ui';
import type { PageProps } from '../../app/PageProps.ts';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { StudentBottom } from './StudentBottom.tsx';
import { StudentSteps } from './StudentSteps.tsx';
import { studentPageMessages as m } from './studentPage.messages.ts';

/** The programme for students, and the way to its code (spec section 2, `/studentbeans` and `/student-discount`). */
export function StudentPage({ route }: PageProps) {
  const words = useWords();
  const { blocked } = useSite();
  const discount = route.id === 'studentDiscount';
  return (
    <>
      <Intro
        title={words(discount ? m.discountTitle : m.title)}
        lead={words(discount ? m.discountLead : m.lead)}
        picture={blocked ? undefined : <PriceOfYear />}
        // The one button to press is that of the card.
        actions={
          blocked ? undefined : (
            <ForCustomer sold="plan">
              <Button size="lg" variant="outline" href="/pricing">
                {words(m.seePlans)}
              </Button>
            </ForCustomer>
          )
        }
      />
      {discount ? (
        <Block title={words(m.codeTitle)} divided={false}>
          <FeatureGrid
            items={[
              { title: words(m.code1Title), text: words(m.code1Text) },
              { title: words(m.code2Title), text: words(m.code2Text) },
              { title: words(m.code3Title), text: words(m.code3Text) },
            ]}
          />
        </Block>
      ) : (
        <Block beside title={words(m.introTitle)} divided={false}>
          <Text size="lead" measure>
            {words(m.introText)}
          </Text>
        </Block>
      )}
      <StudentSteps />
      <StudentBottom />
    </>
  );
}

/** The recommended plan with a student's code; nothing while the plans are not known. */
function PriceOfYear() {
  const { currency, plans } = usePublicData();
  const list = plans[currency] ?? [];
  const plan = list.find(({ is_recommend }) => is_recommend) ?? list[0];
  if (!plan) return null;
  const { first, later } = codeTotals(plan, brand.programmes.student.percent);
  return (
    <StudentPriceCard
      price={{ amount: first, currency }}
      now={{ amount: plan.price.total, currency }}
      later={{ amount: later, currency }}
      count={plan.interval_count}
      unit={plan.interval_unit}
    />
  );
}
