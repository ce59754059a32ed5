import europe from './assets/europe.svg?url&no-inline';
import lyon from './assets/lyon.svg?url&no-inline';
import tokyo from './assets/tokyo.svg?url&no-inline';
import * as drawing from './drawings.css.ts';
import * as css from './plates.css.ts';
import { regions } from './regions.generated.ts';

export interface RegionMapProps {
  /** `lyon` and `tokyo` are close crops; `europe` shows western Europe, with the cross-hair on Lyon. */
  variant: 'lyon' | 'tokyo' | 'europe';
  /** The text alternative. Without it the picture is decoration. */
  title?: string;
}

const assets = { europe, lyon, tokyo };

/** A crop of the map with a cross-hair on one place. Fills its box; never mirrors. */
export function RegionMap({ variant, title }: RegionMapProps) {
  const { width, height, dotWidth, x, y } = regions[variant];
  const href = assets[variant];
  return (
    <svg
      className={css.flat}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      direction="ltr"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <use className={css.grat} href={`${href}#grat`} />
      <use className={css.land} strokeWidth={dotWidth} href={`${href}#land`} />
      <path
        className={drawing.cross}
        d={`M${x} 0V${y - 14}M${x} ${y + 14}V${height}M0 ${y}H${x - 14}M${x + 14} ${y}H${width}`}
      />
      <circle className={drawing.crossRing} cx={x} cy={y} r={14} />
      <circle className={drawing.crossDot} cx={x} cy={y} r={5} />
    </svg>
  );
}
