import { brand, linkedLegalTexts } from '@tern/domain';
import { footerBaseLinks, footerColumns, legalLinks, SiteFooter } from '@tern/patterns';
import type { LanguageOption } from '@tern/ui';
import { useSite } from './SiteContext.tsx';
import { useTrial } from './useTrial.ts';

/** The foot of every page: below the fold of those that have one. */
export function PageFooter({ languages }: { languages: readonly LanguageOption[] }) {
  const { language, year } = useSite();
  return (
    <SiteFooter
      brandName={brand.name}
      columns={footerColumns({ trial: useTrial() !== null })}
      baseLinks={[...legalLinks(linkedLegalTexts(language)), ...footerBaseLinks]}
      languages={languages}
      current={language}
      year={year}
    />
  );
}
