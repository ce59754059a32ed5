import { countries } from '@tern/domain';
import { formatList, type Language, type TernMessage } from '@tern/i18n';
import { FeatureGrid } from '@tern/ui';
import { useIntl } from 'react-intl';
import { Block } from '../../content/Block.tsx';
import { contentPageMessages as shared } from '../../content/contentPage.messages.ts';
import { End } from '../../content/End.tsx';
import { More } from '../../content/More.tsx';
import { Questions } from '../../content/Questions.tsx';
import { useWords } from '../../content/useWords.ts';
import { citiesMessages } from './cities.messages.ts';
import { countryName } from './countryName.ts';
import { countryPageMessages } from './countryPage.messages.ts';
import { vpnServerPageMessages as m } from './vpnServerPage.messages.ts';

/** All countries with a page of their own. */
export function CountriesBelow() {
  const words = useWords();
  const language = useIntl().locale as Language;
  return (
    <>
      <More
        title={words(countryPageMessages.listTitle)}
        items={countries.map(({ slug, code, cities }) => ({
          href: `/vpn-server/${slug}`,
          code,
          title: countryName(code, words),
          text: formatList(
            cities
              .slice(0, 3)
              .map(({ name }) =>
                words((citiesMessages as Readonly<Record<string, TernMessage>>)[name] as TernMessage),
              ),
            language,
          ),
        }))}
      />
      <Block title={words(shared.chooseTitle)} ground="alt">
        <FeatureGrid
          items={[
            { title: words(m.aTitle), text: words(m.aText) },
            { title: words(m.bTitle), text: words(m.bText) },
            { title: words(m.cTitle), text: words(m.cText) },
          ]}
        />
      </Block>
      <Questions
        items={[
          { id: 'question-1', question: words(m.q1), answer: words(m.a1) },
          { id: 'question-2', question: words(m.q2), answer: words(m.a2) },
        ]}
      />
      <End />
    </>
  );
}
