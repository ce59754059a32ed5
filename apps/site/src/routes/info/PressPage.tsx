import { brand } from '@tern/domain';
import { DescriptionList, Link, Text, TopicPicture } from '@tern/ui';
import { Block } from '../../content/Block.tsx';
import { claimsLinkMessages } from '../../content/claimsLink.messages.ts';
import { Intro } from '../../content/Intro.tsx';
import { useWords } from '../../content/useWords.ts';
import { pressPageMessages as m } from './pressPage.messages.ts';

/** Facts and the mark for journalists; no quotes, no awards (spec section 2). */
export function PressPage() {
  const words = useWords();
  return (
    <>
      <Intro
        picture={<TopicPicture name="mark" />}
        variant="compact"
        title={words(m.title)}
        lead={words(m.lead)}
      />
      <Block beside title={words(m.factsTitle)} divided={false}>
        <DescriptionList
          items={[
            { term: words(m.fact1), value: words(m.fact1Text) },
            { term: words(m.fact2), value: words(m.fact2Text) },
            { term: words(m.fact3), value: String(brand.claims.devices) },
            { term: words(m.fact4), value: words(m.fact4Text) },
            { term: words(m.fact5), value: words(m.fact5Text) },
            { term: words(m.fact6), value: words(m.fact6Text) },
          ]}
        />
        <Link href="/transparency#claims">{words(claimsLinkMessages.link)}</Link>
      </Block>
      <Block beside title={words(m.nameTitle)} ground="alt">
        <Text measure>{words(m.nameText)}</Text>
        <Text measure>{words(m.mapText)}</Text>
        <Link href="/favicon.svg" download>
          {words(m.logo)}
        </Link>
      </Block>
      <Block beside title={words(m.askTitle)}>
        <Text measure>{words(m.askText)}</Text>
      </Block>
    </>
  );
}
