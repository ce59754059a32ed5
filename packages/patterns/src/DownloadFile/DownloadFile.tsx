import { Button, DownloadGlyph } from '@tern/ui';
import { type ReactNode, useState } from 'react';
import * as css from './DownloadFile.css.ts';
import { DownloadNote } from './DownloadNote.tsx';

export interface DownloadFileProps {
  href: string;
  /** Words of the button: "Download for Windows". */
  label: string;
  /** Whose file it is, for tests and events. */
  platform?: string;
  /** Further links beside the button. */
  children?: ReactNode;
}

/** The way to one file. A press says that it is on its way. */
export function DownloadFile({ href, label, platform, children }: DownloadFileProps) {
  const [presses, setPresses] = useState(0);
  return (
    <div className={css.file} data-download="">
      <span className={css.buttons}>
        <Button
          size="lg"
          href={href}
          iconStart={DownloadGlyph}
          data-file=""
          data-app={platform}
          onClick={() => setPresses(presses + 1)}
        >
          {label}
        </Button>
        {children}
      </span>
      <DownloadNote href={href} presses={presses} />
    </div>
  );
}
