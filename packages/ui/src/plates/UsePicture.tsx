import type { ReactNode } from 'react';
import * as drawing from './drawings.css.ts';

export type UsePictureName = 'streaming' | 'gaming' | 'sports' | 'music' | 'social' | 'tools';

export interface UsePictureProps {
  name: UsePictureName;
}

const drawings: Record<UsePictureName, ReactNode> = {
  streaming: (
    <>
      <rect className={drawing.ink} x="96" y="38" width="216" height="124" rx="6" />
      <path className={drawing.hair} d="M96 138H312" />
      <path className={drawing.blueScale} pathLength="20" d="M110 150H298" />
      <path className={drawing.line} d="M30 184C40 100 110 62 196 88" />
      <path className={drawing.solid} d="M192 72v34l30-17z" />
      <circle className={drawing.node} cx="30" cy="184" r="5" />
    </>
  ),
  gaming: (
    <>
      <circle className={drawing.hair} cx="96" cy="136" r="62" />
      <circle className={drawing.hair} cx="264" cy="136" r="62" />
      <path className={drawing.ink} d="M84 112h24v12h12v24h-12v12H84v-12H72v-24h12z" />
      <circle className={drawing.ink} cx="264" cy="112" r="9" />
      <circle className={drawing.ink} cx="264" cy="160" r="9" />
      <circle className={drawing.ink} cx="240" cy="136" r="9" />
      <circle className={drawing.blue} cx="288" cy="136" r="9" />
      <path className={drawing.line} d="M96 74C130 22 230 22 264 74" />
      <path className={drawing.dotted} d="M264 198C230 224 130 224 96 198" />
      <circle className={drawing.node} cx="96" cy="74" r="5" />
      <circle className={drawing.node} cx="264" cy="74" r="5" />
    </>
  ),
  sports: (
    <>
      <rect className={drawing.ink} x="40" y="40" width="280" height="150" rx="2" />
      <path className={drawing.hair} d="M180 40V190M40 84h40v62H40M320 84h-40v62h40" />
      <circle className={drawing.hair} cx="180" cy="115" r="32" />
      <path className={drawing.line} d="M70 172C96 40 236 12 312 106" />
      <circle className={drawing.node} cx="70" cy="172" r="5" />
      <circle className={drawing.blue} cx="312" cy="108" r="7" />
    </>
  ),
  music: (
    <>
      <circle className={drawing.ink} cx="168" cy="118" r="86" />
      <circle className={drawing.hair} cx="168" cy="118" r="74" />
      <circle className={drawing.hair} cx="168" cy="118" r="64" />
      <circle className={drawing.hair} cx="168" cy="118" r="54" />
      <circle className={drawing.hair} cx="168" cy="118" r="44" />
      <circle className={drawing.ink} cx="168" cy="118" r="26" />
      <circle className={drawing.solid} cx="168" cy="118" r="4" />
      <path className={drawing.line} d="M312 40C312 120 282 150 216 158" />
      <circle className={drawing.node} cx="312" cy="40" r="9" />
      <path className={drawing.ink} d="M222 148l-16 6 4 14 14-5z" />
    </>
  ),
  social: (
    <>
      <path
        className={drawing.ink}
        d="M52 58a8 8 0 0 1 8-8H190a8 8 0 0 1 8 8v62a8 8 0 0 1-8 8H92l-24 22v-22h-8a8 8 0 0 1-8-8z"
      />
      <path className={drawing.hair} d="M74 78h92M74 98h60" />
      <path
        className={drawing.inkFilled}
        d="M308 104a8 8 0 0 0-8-8H186a8 8 0 0 0-8 8v54a8 8 0 0 0 8 8h84l24 22v-22h6a8 8 0 0 0 8-8z"
      />
      <path className={drawing.hair} d="M200 122h82M200 140h50" />
      <path className={drawing.line} d="M125 50C160 10 232 20 243 96" />
      <circle className={drawing.node} cx="125" cy="50" r="5" />
      <circle className={drawing.node} cx="243" cy="96" r="5" />
    </>
  ),
  tools: (
    <>
      <path
        className={drawing.hair}
        d="M20 190H340M60 190v-8M100 190v-8M140 190v-8M180 190v-8M220 190v-8M260 190v-8M300 190v-8"
      />
      <path className={drawing.ink} d="M172 44L104 190M188 44L256 190" />
      <path className={drawing.ink} d="M146 100h68" />
      <circle className={drawing.inkFilled} cx="180" cy="40" r="14" />
      <path className={drawing.ink} d="M180 26V12" />
      <path className={drawing.line} d="M104 190C128 128 232 128 256 190" />
      <circle className={drawing.node} cx="104" cy="190" r="5" />
      <circle className={drawing.node} cx="256" cy="190" r="5" />
    </>
  ),
};

/** The pictogram of a use case, 340 by 220, drawn to the inline start of its box. Decoration. */
export function UsePicture({ name }: UsePictureProps) {
  return (
    <svg
      className={drawing.usePicture}
      viewBox="20 0 340 220"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      direction="ltr"
    >
      {drawings[name]}
    </svg>
  );
}
