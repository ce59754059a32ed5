import { brand } from '@tern/domain';
import { buildFooter, SiteFooter } from '@tern/patterns';
import type { LanguageOption } from '@tern/ui';
import { hasPage } from './pageLinks.ts';
import { useSite } from './SiteContext.tsx';

const columns = buildFooter(hasPage);

/** The foot of every page: below the fold of those that have one. */
export function PageFooter({ languages }: { languages: readonly LanguageOption[] }) {
  const { language, year } = useSite();
  return (
    <SiteFooter
      brandName={brand.name}
      columns={columns}
      languages={languages}
      current={language}
      year={year}
    />
  );
}
