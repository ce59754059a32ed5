import type { NewsletterHead } from '@tern/contract';
import { fillPath, routeById } from '@tern/domain';
import { formatDate } from '@tern/i18n';
import { LinkCards, Value } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';

/** Issues of the newsletter with the day each was sent. */
export function IssueLinks({ issues, label }: { issues: readonly NewsletterHead[]; label: string }) {
  const { language } = useSite();
  return (
    <LinkCards
      label={label}
      columns={2}
      items={issues.map(({ id, title, sent_at }) => ({
        href: fillPath(routeById('newsletterIssue').path, { issue: id }),
        title,
        text: <Value>{formatDate(sent_at, language, 'long')}</Value>,
      }))}
    />
  );
}
