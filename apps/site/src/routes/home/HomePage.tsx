import { Hero } from '@tern/patterns';
import { Fold } from '../../app/Fold.tsx';
import { hasPage } from '../../app/pageLinks.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { HomeBelow } from './HomeBelow.tsx';

export function HomePage() {
  const { form } = useSite();
  return (
    <>
      <Hero form={form} has={hasPage} />
      <Fold />
      <HomeBelow />
    </>
  );
}
