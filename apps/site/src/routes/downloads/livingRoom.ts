import type { TernMessage } from '@tern/i18n';
import { hostPlaystationMessages, hostSwitchMessages, hostXboxMessages } from './gameHosts.messages.ts';
import { tvAppleMessages, tvLgMessages, tvSamsungMessages, tvSmartTvMessages } from './tvs.messages.ts';

export type SetupWords = Readonly<
  Record<
    | 'title'
    | 'lead'
    | 'step1Title'
    | 'step1Text'
    | 'step2Title'
    | 'step2Text'
    | 'step3Title'
    | 'step3Text'
    | 'step4Title'
    | 'step4Text'
    | 'limits'
    | 'q1'
    | 'a1',
    TernMessage
  >
>;

export interface LivingRoomDevice {
  readonly slug: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly words: SetupWords;
}

/** Televisions with a page of their own (spec section 2). */
export const televisions: readonly LivingRoomDevice[] = [
  { slug: 'smart-tv', name: 'Android TV', words: tvSmartTvMessages },
  { slug: 'samsung-tv', name: 'Samsung TV', words: tvSamsungMessages },
  { slug: 'apple-tv', name: 'Apple TV', words: tvAppleMessages },
  { slug: 'lg-tv', name: 'LG TV', words: tvLgMessages },
];

export const gameHosts: readonly LivingRoomDevice[] = [
  { slug: 'playstation', name: 'PlayStation', words: hostPlaystationMessages },
  { slug: 'xbox', name: 'Xbox', words: hostXboxMessages },
  { slug: 'nintendo-switch', name: 'Nintendo Switch', words: hostSwitchMessages },
];
