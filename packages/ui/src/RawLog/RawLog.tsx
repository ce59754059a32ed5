import { useRef } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as css from './RawLog.css.ts';

export interface RawLogProps {
  /** Names the region: "Raw log". */
  label: string;
  /** One entry to a line. */
  lines: readonly string[];
  /** Shown while the log is empty. */
  emptyText: string;
  /** Words of the button that copies all lines; without them there is none. */
  copy?: {
    /** "Copy". */
    label: string;
    /** Said once it was copied. */
    copiedLabel: string;
    /** Said when the browser refuses: the lines are selected then, to be copied by hand. */
    selectedLabel: string;
  };
}

/** Lines of a machine: monospaced, from left to right in every language, to scroll and to copy. */
export function RawLog({ label, lines, emptyText, copy }: RawLogProps) {
  const log = useRef<HTMLPreElement>(null);
  if (lines.length === 0) return <p className={css.empty}>{emptyText}</p>;
  const pre = (
    // It scrolls: a keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <pre ref={log} className={css.log} role="region" aria-label={label} tabIndex={0} dir="ltr">
      {lines.join('\n')}
    </pre>
  );
  if (!copy) return pre;
  return (
    <div className={css.withCopy}>
      {pre}
      <CopyButton
        value={lines.join('\n')}
        size="sm"
        copiedLabel={copy.copiedLabel}
        refusedLabel={copy.selectedLabel}
        onRefused={() => {
          if (log.current) getSelection()?.selectAllChildren(log.current);
        }}
      >
        {copy.label}
      </CopyButton>
    </div>
  );
}
