import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Spinner.css.ts';

export interface SpinnerProps {
  /** "Loading". */
  label: string;
}

/** Progress of unknown duration. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span role="status" className={css.spinner}>
      <svg viewBox="0 0 40 40" aria-hidden="true" className={css.drawing}>
        <circle className={css.track} cx="20" cy="20" r="17" />
        <circle className={css.arc} cx="20" cy="20" r="17" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
