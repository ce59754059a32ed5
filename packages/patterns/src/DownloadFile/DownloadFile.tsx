import { Button, DownloadGlyph } from '@tern/ui';
import { type ReactNode, useState } from 'react';
import * as css from './DownloadFile.css.ts';
import { DownloadNote, type NextStep } from './DownloadNote.tsx';

export interface DownloadFileProps {
  href: string;
  /** Words of the button: "Download for Windows". */
  label: string;
  /** Whose file it is, for tests and events. */
  platform?: string;
  /** A page in a store leaves this one; who comes back finds the next step. */
  kind?: 'file' | 'store' | undefined;
  /** Shown after the press. */
  next?: NextStep | undefined;
  /** Further links beside the button. */
  children?: ReactNode;
}

/** The way to one file, or to its page in a store. A press says what happens now, and what comes next. */
export function DownloadFile({ href, label, platform, kind = 'file', next, children }: DownloadFileProps) {
  const [presses, setPresses] = useState(0);
  return (
    <div className={css.file} data-download="">
      <span className={css.buttons}>
        <Button
          size="lg"
          href={href}
          iconStart={kind === 'file' ? DownloadGlyph : undefined}
          data-file={kind === 'file' ? '' : undefined}
          data-store={kind === 'store' ? '' : undefined}
          data-app={platform}
          onClick={() => setPresses(presses + 1)}
        >
          {label}
        </Button>
        {children}
      </span>
      <DownloadNote href={href} kind={kind} presses={presses} next={next} />
    </div>
  );
}
