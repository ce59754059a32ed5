import * as css from './TernApp.css.ts';
import { TernApp } from './TernApp.tsx';

/** The app on a television, a phone and a computer: below centred words, cut at the foot. A phone shows the phone alone. */
export function AppFamily() {
  return (
    <div className={css.family}>
      <div className={css.wide}>
        <TernApp form="tv" />
      </div>
      <div className={css.front}>
        <TernApp form="ios" />
      </div>
      <div className={css.beside}>
        <TernApp form="windows" screen="places" />
      </div>
    </div>
  );
}
