import { brand } from '@tern/domain';
import { ArrowRightGlyph, Container, Icon, Link, Section, UsePicture, type UsePictureName } from '@tern/ui';
import { useIntl } from 'react-intl';
import { siteLinks } from '../navigation/siteNavigation.ts';
import { SplitHead } from '../SplitHead/SplitHead.tsx';
import * as css from './UseCases.css.ts';
import { useCasesMessages as m } from './useCases.messages.ts';

type Use = 'streaming' | 'gaming' | 'liveSports' | 'music' | 'socialMedia' | 'useTools';

const pictures: Record<Use, UsePictureName> = {
  streaming: 'streaming',
  gaming: 'gaming',
  liveSports: 'sports',
  music: 'music',
  socialMedia: 'social',
  useTools: 'tools',
};

/** The use cases of the header's menu, in its order. */
const uses = siteLinks.groups.find(({ id }) => id === 'useCases')?.links ?? [];

/** Six things people do with it. A row to swipe on phones. */
export function UseCases() {
  const { formatMessage } = useIntl();
  return (
    <Section divided labelledBy="uses-title">
      <Container>
        <SplitHead
          short
          id="uses-title"
          title={formatMessage(m.title)}
          lead={formatMessage(m.leadGuides, { brand: brand.name })}
        />
      </Container>
      <div className={css.shelf}>
        {/* In the mobile variant the list scrolls sideways, to the link in focus. */}
        <ul className={css.list} aria-labelledby="uses-title">
          {uses.map(({ id, href, label }) => {
            const use = id as Use;
            const content = (
              <>
                <span className={css.picture}>
                  <UsePicture name={pictures[use]} />
                </span>
                <span className={css.name}>
                  {formatMessage(label)}
                  <Icon glyph={ArrowRightGlyph} />
                </span>
                <span className={css.what}>{formatMessage(m[use])}</span>
              </>
            );
            return (
              <li key={id} className={css.item}>
                <Link variant="plain" href={href} className={css.use}>
                  {content}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
