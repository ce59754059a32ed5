import * as css from './RawLog.css.ts';

export interface RawLogProps {
  /** Names the region: "Raw log". */
  label: string;
  /** One entry to a line. */
  lines: readonly string[];
  /** What stands there while there is nothing. */
  emptyText: string;
}

/** Lines of a machine: monospaced, from left to right in every language, to scroll and to copy. */
export function RawLog({ label, lines, emptyText }: RawLogProps) {
  if (lines.length === 0) return <p className={css.empty}>{emptyText}</p>;
  return (
    // It scrolls: a keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <pre className={css.log} role="region" aria-label={label} tabIndex={0} dir="ltr">
      {lines.join('\n')}
    </pre>
  );
}
