import type { StatusUpdateView } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { cx } from '@tern/ui';
import { useIntl } from 'react-intl';
import { statusScreenMessages as m } from '../StatusScreen/statusScreen.messages.ts';
import { OwnText } from '../StatusScreen/textIn.tsx';
import { useWhen } from '../when/useWhen.ts';
import * as css from './IncidentCourse.css.ts';

export interface IncidentCourseProps {
  /** Newest first. */
  updates: readonly StatusUpdateView[];
  /** Epoch milliseconds. */
  now: number;
}

/** The course of an incident: what was known when, the newest first. */
export function IncidentCourse({ updates, now }: IncidentCourseProps) {
  const { formatMessage, locale } = useIntl();
  const when = useWhen({ now, exact: true });
  return (
    <ol className={css.course}>
      {updates.map(({ at, kind, texts }, index) => (
        <li
          // Two updates may have one time.
          key={updates.length - index}
          className={cx(css.update, kind === 'resolved' && css.resolved)}
        >
          <time className={css.time} dateTime={at} translate="no">
            {when(at)}
          </time>
          <strong className={css.kind}>{formatMessage(m[`kind.${kind}`])}</strong>
          <p className={css.text}>
            <OwnText texts={texts} language={locale as Language} />
          </p>
        </li>
      ))}
    </ol>
  );
}
