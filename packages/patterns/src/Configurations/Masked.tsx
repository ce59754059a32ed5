import { VisuallyHidden } from '@tern/ui';
import * as css from './Configurations.css.ts';

/** Stands in place of a secret, as wide as one. */
export function Masked({ label }: { label: string }) {
  return (
    <span className={css.masked}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
