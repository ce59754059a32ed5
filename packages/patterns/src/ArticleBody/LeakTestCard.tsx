import { brand } from '@tern/domain';
import { Button, cx, LeakRing } from '@tern/ui';
import { useIntl } from 'react-intl';
import { articleMessages as m } from '../blog/article.messages.ts';
import * as css from './LeakTestCard.css.ts';

export interface LeakTestCardProps {
  /** `side` stands beside a text, `wide` in its run. */
  form?: 'side' | 'wide';
}

/** Leads from an article to the leak test. */
export function LeakTestCard({ form = 'side' }: LeakTestCardProps) {
  const { formatMessage } = useIntl();
  // A landmark beside the text; within it a part of the text.
  const [Tag, name] = form === 'side' ? (['aside', formatMessage(m.leakTitle)] as const) : (['div'] as const);
  return (
    <Tag aria-label={name} className={cx(css.card, css.form[form])}>
      <span className={css.ring}>
        <LeakRing state="ok" />
      </span>
      <div className={css.words}>
        <p className={css.title}>{formatMessage(m.leakTitle)}</p>
        <p className={css.text}>{formatMessage(m.leakText, { brand: brand.name })}</p>
      </div>
      <span className={css.action}>
        <Button variant="outline" size="sm" href="/webrtc-leak-test">
          {formatMessage(m.leakAction)}
        </Button>
      </span>
    </Tag>
  );
}
