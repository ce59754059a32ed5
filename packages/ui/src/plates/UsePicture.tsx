import uses from './assets/uses.svg?url&no-inline';
import gaming from './assets/uses-gaming.svg?url&no-inline';
import sports from './assets/uses-live-sports.svg?url&no-inline';
import music from './assets/uses-music.svg?url&no-inline';
import social from './assets/uses-social-media.svg?url&no-inline';
import streaming from './assets/uses-streaming.svg?url&no-inline';
import tools from './assets/uses-tools.svg?url&no-inline';
import * as drawing from './drawings.css.ts';

/** A sheet for each family, so that a page loads no more than its own. */
const subjects = { streaming, gaming, sports, music, social, tools };

export type UsePictureName = keyof typeof subjects;

export interface UsePictureProps {
  name: UsePictureName;
  /** One of the family: the last segment of its address, such as `ice-hockey`. */
  subject?: string;
}

/** The pictogram of a use case, 340 by 220, drawn to the inline start of its box. Decoration. */
export function UsePicture({ name, subject }: UsePictureProps) {
  return (
    <svg
      className={drawing.usePicture}
      viewBox="20 0 340 220"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      direction="ltr"
    >
      <use href={subject ? `${subjects[name]}#${subject}` : `${uses}#${name}`} />
    </svg>
  );
}
