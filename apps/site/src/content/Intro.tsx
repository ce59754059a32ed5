import { matchRoute } from '@tern/domain';
import { ForCustomer, OwnerButtons, PlansWords, pageLabel, StartButtons } from '@tern/patterns';
import { Breadcrumbs, Button, type Crumb, PageHero, type PageHeroProps } from '@tern/ui';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../app/SiteContext.tsx';
import { useTrial } from '../app/useTrial.ts';
import { contentPageMessages as m } from './contentPage.messages.ts';
import { firstSentence } from './firstSentence.ts';
import { useWords } from './useWords.ts';

export interface IntroProps extends Pick<PageHeroProps, 'title' | 'lead' | 'picture' | 'variant' | 'note'> {
  /**
   * The pages between home and this one; this one comes last and has no address. By default this one alone,
   * called what header and footer call it, else after its title.
   */
  crumbs?: readonly Crumb[];
  /** The buttons of the page's hero. Those that lead to a price are not there where nothing is sold. */
  actions?: 'plans' | 'trial' | PageHeroProps['actions'];
  ground?: PageHeroProps['ground'];
  /** The look of a page that has one of its own. */
  hero?: (words: Pick<PageHeroProps, 'title' | 'lead' | 'note' | 'breadcrumbs' | 'actions'>) => ReactElement;
}

/** The first screen of a page of content: where it stands, what it is about, the next step. */
export function Intro({ crumbs, actions, ground = 'alt', hero: drawHero, ...say }: IntroProps) {
  const words = useWords();
  const trial = useTrial();
  const { blocked } = useSite();
  const page = matchRoute(useLocation().pathname)?.route.path;
  const label = page && pageLabel(page);
  const path = crumbs ?? [{ label: label ? words(label) : firstSentence(say.title) }];
  const hero = {
    ...say,
    breadcrumbs: (
      <Breadcrumbs label={words(m.breadcrumbs)} items={[{ label: words(m.home), href: '/' }, ...path]} />
    ),
    actions:
      blocked && typeof actions === 'string' ? undefined : actions === 'trial' ? (
        <StartButtons trial={trial} plans={<PlansWords usual={words(m.action)} />} />
      ) : actions === 'plans' ? (
        <PlansButton />
      ) : (
        actions
      ),
  };
  return drawHero ? drawHero(hero) : <PageHero {...hero} ground={ground} />;
}

function PlansButton() {
  const words = useWords();
  return (
    <>
      <ForCustomer sold="plan">
        <Button size="lg" href="/pricing">
          <PlansWords usual={words(m.action)} />
        </Button>
      </ForCustomer>
      <OwnerButtons />
    </>
  );
}
