import uses from './assets/uses.svg?url&no-inline';
import * as drawing from './drawings.css.ts';

export type UsePictureName = 'streaming' | 'gaming' | 'sports' | 'music' | 'social' | 'tools';

export interface UsePictureProps {
  name: UsePictureName;
}

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
      <use href={`${uses}#${name}`} />
    </svg>
  );
}
