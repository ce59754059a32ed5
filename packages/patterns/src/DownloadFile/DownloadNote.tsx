import { Link } from '@tern/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from './DownloadNote.css.ts';
import { downloadFileMessages as m } from './downloadFile.messages.ts';

/** The step that follows a download. */
export interface NextStep {
  title: string;
  text: string;
  /** The screen that it speaks of: `ScreenPicture`. */
  picture: ReactNode;
}

export interface DownloadNoteProps {
  /** Of the file, or of the page in a store. */
  href: string;
  kind?: 'file' | 'store' | undefined;
  /** How often its link was pressed. */
  presses: number;
  next?: NextStep | undefined;
}

/**
 * Says that a file is on its way, how to get it when it is not, and the step that follows. It belongs beside a link with `data-file` within an
 * element with `data-download`: what is pressed before any script runs shows it as well.
 */
export function DownloadNote({ href, kind = 'file', presses, next }: DownloadNoteProps) {
  const { formatMessage } = useIntl();
  const early = useRef<HTMLDivElement>(null);
  const [alive, setAlive] = useState(false);
  const [pressedBefore, setPressedBefore] = useState(0);
  useEffect(() => {
    const shown = early.current && getComputedStyle(early.current).visibility === 'visible';
    setPressedBefore(shown ? 1 : 0);
    setAlive(true);
  }, []);
  const count = presses + pressedBefore;
  const content = (
    <div key={count} className={css.answer}>
      <p className={css.note}>
        <span>{formatMessage(kind === 'file' ? m.begins : m.back)}</span>
        <Link href={href}>{formatMessage(kind === 'file' ? m.direct : m.again)}</Link>
      </p>
      {next ? (
        <div className={css.next}>
          <div className={css.picture}>{next.picture}</div>
          <p className={css.words}>
            <span className={css.label}>{formatMessage(m.next)}</span>
            <span className={css.title}>{next.title}</span>
            <span>{next.text}</span>
          </p>
        </div>
      ) : null}
    </div>
  );
  return (
    <>
      <div role="status">{count > 0 ? content : null}</div>
      {alive ? null : (
        <div ref={early} className={css.untilAlive}>
          {content}
        </div>
      )}
    </>
  );
}
