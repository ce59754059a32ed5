import type { ArticleBlock } from '@tern/domain';
import { CountryMap } from '@tern/ui';
import { useIntl } from 'react-intl';
import { articleMessages as m } from '../blog/article.messages.ts';
import { countriesMessages } from '../navigation/countries.messages.ts';
import { DistanceRuler } from './DistanceRuler.tsx';
import { LeakTestCard } from './LeakTestCard.tsx';

type Embed = Extract<ArticleBlock, { kind: 'embed' }>;
type Country = keyof typeof countriesMessages;

export type ArticleEmbedProps = Pick<Embed, 'name' | 'values'>;

/** A tool or a picture of the site in the run of an article. */
export function ArticleEmbed({ name, values }: ArticleEmbedProps) {
  const { formatMessage } = useIntl();
  switch (name) {
    case 'leak-test':
      return <LeakTestCard form="wide" />;
    case 'flight-scale':
      return <DistanceRuler />;
    case 'map': {
      const code = values.country?.toLowerCase() ?? '';
      if (!Object.hasOwn(countriesMessages, code)) return null;
      const country = formatMessage(countriesMessages[code as Country]);
      return (
        <figure>
          <CountryMap code={code} title={formatMessage(m.map, { country })} />
        </figure>
      );
    }
  }
}
