import '@tern/tokens/themes.css';
import { brand } from '@tern/domain';
import { NoLogs, OnOff } from '@tern/patterns';
import { Container, FeatureGrid, GlobePlate, Link, Section, StatRow } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { useTrial } from '../../app/useTrial.ts';
import { Block } from '../../content/Block.tsx';
import { claimsLinkMessages } from '../../content/claimsLink.messages.ts';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { featuresPageMessages as m } from './featuresPage.messages.ts';

/** The features of the product, on the dark ground of `default_black` (spec section 2). */
export function FeaturesPage() {
  const words = useWords();
  const { variant } = useSite();
  const { claims } = brand;
  const trial = useTrial();
  return (
    <>
      <Intro
        variant="below"
        ground="plain"
        title={words(m.title)}
        lead={words(m.lead)}
        actions="trial"
        picture={<GlobePlate variant="north" pageVariant={variant} />}
      />
      <Section divided spacing="tight">
        <Container>
          <StatRow
            label={words(m.statsLabel)}
            items={[
              { value: words(m.atLeast, { count: claims.servers }), label: words(m.servers) },
              { value: words(m.atLeast, { count: claims.countries }), label: words(m.countries) },
              { value: String(claims.devices), label: words(m.devices) },
              { value: '0', label: words(m.logs) },
              ...(trial ? [{ value: String(trial.days), label: words(m.trial) }] : []),
              { value: String(claims.moneyBackDays), label: words(m.money) },
            ]}
          />
          <Link variant="arrow" href="/transparency#claims">
            {words(claimsLinkMessages.link)}
          </Link>
        </Container>
      </Section>
      <OnOff />
      <NoLogs />
      <Block title={words(m.moreTitle)} ground="alt">
        <FeatureGrid
          items={[
            { title: words(m.f1Title), text: words(m.f1Text) },
            { title: words(m.f2Title), text: words(m.f2Text) },
            { title: words(m.f3Title), text: words(m.f3Text) },
            { title: words(m.f4Title), text: words(m.f4Text) },
            { title: words(m.f5Title), text: words(m.f5Text) },
            { title: words(m.f6Title), text: words(m.f6Text) },
          ]}
        />
      </Block>
      <End />
    </>
  );
}
