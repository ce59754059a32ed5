import { FeatureGrid, GlobePlate, Link, Text } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { Block } from '../../content/Block.tsx';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { aboutPageMessages as m } from './aboutPage.messages.ts';

/** Who makes it and why (spec section 2). */
export function AboutPage() {
  const words = useWords();
  const { variant } = useSite();
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        picture={<GlobePlate variant="south" pageVariant={variant} />}
      />
      <Block beside title={words(m.whyTitle)} divided={false}>
        <Text size="lead" measure>
          {words(m.whyText)}
        </Text>
      </Block>
      <Block title={words(m.rulesTitle)} ground="alt">
        <FeatureGrid
          columns={2}
          items={[
            { title: words(m.rule1Title), text: words(m.rule1Text) },
            { title: words(m.rule2Title), text: words(m.rule2Text) },
            { title: words(m.rule3Title), text: words(m.rule3Text) },
            { title: words(m.rule4Title), text: words(m.rule4Text) },
          ]}
        />
      </Block>
      <Block beside title={words(m.whoTitle)}>
        <Text measure>{words(m.whoText)}</Text>
        <Link variant="arrow" href="/press-room">
          {words(m.pressLink)}
        </Link>
        <Link variant="arrow" href="/contact">
          {words(m.contactLink)}
        </Link>
      </Block>
      <End />
    </>
  );
}
