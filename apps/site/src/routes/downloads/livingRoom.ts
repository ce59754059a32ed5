import type { TernMessage } from '@tern/i18n';
import { hostPlaystationMessages, hostSwitchMessages, hostXboxMessages } from './gameHosts.messages.ts';
import { type LivingRoomSlug, livingRoomNames } from './livingRoomNames.ts';
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

const device = (slug: LivingRoomSlug, words: SetupWords): LivingRoomDevice => ({
  slug,
  name: livingRoomNames[slug],
  words,
});

/** Televisions with a page of their own (spec section 2). */
export const televisions: readonly LivingRoomDevice[] = [
  device('smart-tv', tvSmartTvMessages),
  device('samsung-tv', tvSamsungMessages),
  device('apple-tv', tvAppleMessages),
  device('lg-tv', tvLgMessages),
];

export const gameHosts: readonly LivingRoomDevice[] = [
  device('playstation', hostPlaystationMessages),
  device('xbox', hostXboxMessages),
  device('nintendo-switch', hostSwitchMessages),
];
