import { showControls } from '@tern/domain';

/**
 * Writes a line for a terminal. Texts of strangers are shown with their control characters as escapes, line breaks too:
 * a caller writes one line at a time. Everything that the operator's commands print goes through it.
 */
export const lineWriter =
  (write: (line: string) => void) =>
  (line: string): void =>
    write(showControls(line));
