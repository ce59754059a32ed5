import { Link } from '@tern/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from './DownloadNote.css.ts';
import { downloadFileMessages as m } from './downloadFile.messages.ts';

export interface DownloadNoteProps {
  /** Of the file. */
  href: string;
  /** How often its link was pressed. */
  presses: number;
}

/**
 * Says that a file is on its way, and how to get it when it is not. It belongs beside a link with `data-file` within an
 * element with `data-download`: what is pressed before any script runs shows it as well.
 */
export function DownloadNote({ href, presses }: DownloadNoteProps) {
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
    <p key={count} className={css.note}>
      <span>{formatMessage(m.begins)}</span>
      <Link href={href}>{formatMessage(m.direct)}</Link>
    </p>
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
