import { appPlatforms } from '@tern/domain';
import { AppFamily } from '@tern/patterns';
import { Text } from '@tern/ui';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { End } from '../../content/End.tsx';
import { Intro } from '../../content/Intro.tsx';
import { More } from '../../content/More.tsx';
import { useWords } from '../../content/useWords.ts';
import { productsPageMessages as m } from './productsPage.messages.ts';

/** The client apps and their features (spec section 2, `/productsdesc`). */
export function ProductsPage() {
  const words = useWords();
  return (
    <>
      <Intro
        title={words(m.title)}
        lead={words(m.lead)}
        variant="below"
        picture={<AppFamily />}
        actions="plans"
      />
      <More
        title={words(shared.appsTitle)}
        columns={2}
        items={appPlatforms.map((platform) => ({
          href: `/download/${platform}`,
          title: words(m[`${platform}Title`]),
          text: words(m[`${platform}Text`]),
        }))}
      />
      <Block beside title={words(m.chooseTitle)} ground="alt">
        <Text size="lead" measure>
          {words(m.chooseText)}
        </Text>
      </Block>
      <End />
    </>
  );
}
