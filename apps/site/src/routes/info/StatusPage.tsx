import { statusDataPath, statusFilePath } from '@tern/domain';
import { StatusScreen } from '@tern/patterns';
import { Breadcrumbs } from '@tern/ui';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { contentPageMessages } from '../../content/contentPage.messages.ts';
import { useWords } from '../../content/useWords.ts';
import { statusPageMessages as m } from './statusPage.messages.ts';

/** Days that fit on a phone. */
const phoneDays = 30;

/** The state of all parts, incidents and maintenance (issue 39). Rendered from the last that the edge has heard. */
export function StatusPage() {
  const words = useWords();
  const { language, variant, now = 0 } = useSite();
  const { status = null } = usePublicData();
  return (
    <StatusScreen
      status={status}
      now={now}
      {...(variant === 'mobile' && { days: phoneDays })}
      feeds={{
        rss: statusFilePath(language, 'xml'),
        json: statusDataPath,
        calendar: statusFilePath(language, 'ics'),
      }}
      breadcrumbs={
        <Breadcrumbs
          label={words(contentPageMessages.breadcrumbs)}
          items={[{ label: words(contentPageMessages.home), href: '/' }, { label: words(m.crumb) }]}
        />
      }
    />
  );
}
