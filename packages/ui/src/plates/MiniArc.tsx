import { Bird } from './Bird.tsx';
import * as css from './plates.css.ts';

/** A short flight over a scale, for small boxes such as the trial teaser of the menu. Decoration. */
export function MiniArc() {
  return (
    <svg className={css.plate} viewBox="0 0 232 110" aria-hidden="true" direction="ltr">
      <path
        className={css.grat}
        d="M0 98H232M8 98v-7M44 98v-7M80 98v-7M116 98v-7M152 98v-7M188 98v-7M224 98v-7"
      />
      <path className={css.flight} d="M8 92C50 30 130 8 204 34" />
      <Bird x={204} y={34} scale={1.2} turn={74} />
      <circle className={css.flightEnd} cx="8" cy="92" r="4.5" />
    </svg>
  );
}
