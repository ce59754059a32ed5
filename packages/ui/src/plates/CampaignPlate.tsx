import type { ReactNode } from 'react';
import egg from './assets/egg.svg?url&no-inline';
import northDesktop from './assets/north.svg?url&no-inline';
import northMobile from './assets/north-mobile.svg?url&no-inline';
import { Bird } from './Bird.tsx';
import * as drawing from './drawings.css.ts';
import { GlobePlate } from './GlobePlate.tsx';
import { north } from './north.generated.ts';
import * as css from './plates.css.ts';
import { yearPictures } from './yearPictures.tsx';

type Season = 'blackfriday' | 'halloween' | 'easter' | 'anniversary';

/** A season, one of its years (`halloween2021`), or `neutral`. */
export type CampaignPicture = 'neutral' | Season | `${Season}${number}`;

export interface CampaignPlateProps {
  campaign: CampaignPicture;
  /** `mobile` has coarser dots. */
  pageVariant?: 'desktop' | 'mobile';
  /** The text alternative. Without it the picture is decoration. */
  title?: string;
}

/** Terns across the full moon: place, size, direction. */
const flock = [
  [300, 640, 4.2, 48],
  [470, 520, 5.4, 52],
  [660, 420, 6.6, 50],
  [560, 690, 3.4, 56],
  [800, 560, 3, 50],
] as const;

/** The picture of a seasonal offer: a dark globe, a moon with its flock, a speckled egg, one more lap. */
export function CampaignPlate({ campaign, pageVariant = 'desktop', title }: CampaignPlateProps) {
  const own = campaign in yearPictures ? yearPictures[campaign as keyof typeof yearPictures] : null;
  if (own) return <Frame title={title}>{own}</Frame>;
  if (campaign.startsWith('blackfriday') || campaign.startsWith('anniversary')) {
    return <GlobePlate variant="north" pageVariant={pageVariant} title={title} />;
  }
  if (campaign.startsWith('easter')) {
    return (
      <Frame title={title}>
        <use className={drawing.shell} href={`${egg}#shell`} />
        <use className={drawing.speckles} href={`${egg}#speckles`} />
        <path className={css.flight} d="M40 860C140 650 320 520 520 452" />
        <Bird x={520} y={452} scale={4.4} turn={64} />
      </Frame>
    );
  }
  const href = pageVariant === 'mobile' ? northMobile : northDesktop;
  return (
    <Frame title={title}>
      <circle className={drawing.moon} cx="500" cy="500" r={north.radius} />
      <use className={drawing.moonGrat} href={`${href}#grat`} />
      <use className={drawing.moonLand} strokeWidth={north.dotWidth[pageVariant]} href={`${href}#land`} />
      <g className={drawing.moonFlock}>
        {flock.map(([x, y, scale, turn]) => (
          <Bird key={x} x={x} y={y} scale={scale} turn={turn} />
        ))}
      </g>
    </Frame>
  );
}

function Frame({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <svg
      className={css.plate}
      viewBox="0 0 1000 1000"
      direction="ltr"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {children}
    </svg>
  );
}
