import { FeatureGrid } from '@tern/ui';
import type { ComponentProps } from 'react';
import { Block } from '../../content/Block.tsx';
import { useWords } from '../../content/useWords.ts';
import { promotionPageMessages as m } from './promotionPage.messages.ts';

/** The rules of every offer. */
export function OfferRules(props: Pick<ComponentProps<typeof Block>, 'ground' | 'divided'>) {
  const words = useWords();
  return (
    <Block title={words(m.rulesTitle)} {...props}>
      <FeatureGrid
        items={[
          { title: words(m.r1Title), text: words(m.r1Text) },
          { title: words(m.r2Title), text: words(m.r2Text) },
          { title: words(m.r3Title), text: words(m.r3Text) },
        ]}
      />
    </Block>
  );
}
