import { useState } from 'react';
import { cx } from '../cx.ts';
import { UserGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Avatar.css.ts';

export interface AvatarProps {
  /** Name or mail address; its first letter stands in for a picture. */
  name: string;
  /** Address of a picture of our own host. */
  src?: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** A person as a picture or a letter. The name stands beside it: this is decoration. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  // The first letter as a person counts letters.
  const [initial] = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment);
  return (
    <span className={cx(css.avatar, css.size[size])} aria-hidden="true">
      {src && src !== failed ? (
        <img className={css.picture} src={src} alt="" onError={() => setFailed(src)} />
      ) : initial ? (
        initial
      ) : (
        <Icon glyph={UserGlyph} />
      )}
    </span>
  );
}
