import type { PartnerNetwork } from '@tern/domain';
import { formatPercent, type TernMessage } from '@tern/i18n';
import { Partnership } from '@tern/patterns';
import { Button, FeatureGrid, Stack, StepList, Table, Text, TopicPicture, Value } from '@tern/ui';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { usePosted } from '../../app/usePosted.ts';
import { Block } from '../../content/Block.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { ContactFormIsland } from '../../islands/ContactFormIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { affiliatePageMessages as m } from './affiliatePage.messages.ts';

/** Networks by the names they have themselves; the others are described. */
const namesOf: Readonly<Record<PartnerNetwork, string | TernMessage>> = {
  cj: 'CJ',
  admitad: 'Admitad',
  cf: m.termsOther,
  direct: m.termsDirect,
};

/** The promises of the settings, network by network; without any there is no number. */
function Promises() {
  const words = useWords();
  const { language } = useSite();
  const { partnerTerms = [] } = usePublicData();
  if (!partnerTerms.length) {
    return (
      <Text size="lead" measure>
        {words(m.commissionText)}
      </Text>
    );
  }
  return (
    <Stack gap={4}>
      <Table
        caption={words(m.commissionTitle)}
        columns={[
          { key: 'network', label: words(m.termsNetwork) },
          { key: 'share', label: words(m.termsShare) },
          { key: 'within', label: words(m.termsWithin) },
        ]}
        rows={partnerTerms.map(({ network, percent, days }) => {
          const name = namesOf[network];
          return {
            key: network,
            cells: {
              network: typeof name === 'string' ? <bdi>{name}</bdi> : words(name),
              share: <Value>{formatPercent(percent, language)}</Value>,
              within: words(m.termsDays, { days }),
            },
          };
        })}
      />
      <Text tone="muted">{words(m.termsText)}</Text>
    </Stack>
  );
}

/** The sections of the page, by the last part of their address (spec section 2). */
function useSections(): readonly (readonly [name: string, section: ReactNode])[] {
  const words = useWords();
  return [
    [
      'intro',
      <Block beside title={words(m.introTitle)} anchor="intro" divided={false} key="intro">
        <Text size="lead" measure>
          {words(m.introText)}
        </Text>
      </Block>,
    ],
    [
      'steps',
      <Block beside title={words(m.stepsTitle)} anchor="steps" ground="alt" key="steps">
        <StepList
          steps={[
            { title: words(m.step1Title), text: words(m.step1Text) },
            { title: words(m.step2Title), text: words(m.step2Text) },
            { title: words(m.step3Title), text: words(m.step3Text) },
            { title: words(m.step4Title), text: words(m.step4Text) },
          ]}
        />
      </Block>,
    ],
    [
      'comissions',
      <Block beside title={words(m.commissionTitle)} anchor="comissions" key="comissions">
        <Promises />
      </Block>,
    ],
    [
      'topic',
      <Block title={words(m.rulesTitle)} anchor="topic" key="topic">
        <FeatureGrid
          items={[
            { title: words(m.rule1Title), text: words(m.rule1Text) },
            { title: words(m.rule2Title), text: words(m.rule2Text) },
            { title: words(m.rule3Title), text: words(m.rule3Text) },
          ]}
        />
      </Block>,
    ],
  ];
}

/** Of somebody who takes part. */
const links = '/myAccount/partner';

/**
 * The affiliate programme (spec section 2). Each section has an anchor, and an address of its own, where it comes first.
 */
export function AffiliatePage() {
  const words = useWords();
  const wanted = useLocation().pathname.split('/').at(-1);
  const sections = useSections();
  const first = sections.filter(([name]) => name === wanted);
  const rest = sections.filter(([name]) => name !== wanted);
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        picture={<TopicPicture name="share" />}
        actions={
          <>
            <Partnership>
              <Button size="lg" href="#apply">
                {words(m.action)}
              </Button>
            </Partnership>
            <Partnership held>
              <Button size="lg" href={links}>
                {words(m.memberAction)}
              </Button>
            </Partnership>
          </>
        }
      />
      {[...first, ...rest].map(([name, section]) => (
        <Fragment key={name}>{section}</Fragment>
      ))}
      <Partnership>
        <Block beside title={words(m.applyTitle)} lead={words(m.applyLead)} anchor="apply" ground="alt">
          <Island
            name="contactForm"
            component={ContactFormIsland}
            props={{ about: 'affiliate', posted: usePosted('contact') }}
          />
        </Block>
      </Partnership>
      <Partnership held>
        <Block beside title={words(m.memberTitle)} lead={words(m.memberText)} ground="alt">
          <div>
            <Button href={links}>{words(m.memberAction)}</Button>
          </div>
        </Block>
      </Partnership>
    </>
  );
}
