import type { TernMessage } from '@tern/i18n';
import type { ScreenFrame, ScreenScene, TopicPictureName } from '@tern/ui';
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
  readonly picture: TopicPictureName;
  /** The screen at each step. */
  readonly screens: readonly [Screen, Screen, Screen, Screen];
}

type Screen = readonly [ScreenFrame, ScreenScene];

const device = (
  slug: LivingRoomSlug,
  words: SetupWords,
  screens: LivingRoomDevice['screens'],
  picture: TopicPictureName = 'television',
): LivingRoomDevice => ({ slug, name: livingRoomNames[slug], words, screens, picture });

/** Smart DNS begins in the account, on another device. */
const smartDns = (frame: ScreenFrame, last: ScreenScene): LivingRoomDevice['screens'] => [
  ['window', 'bind'],
  [frame, 'menu'],
  [frame, 'dns'],
  [frame, last],
];
const app: LivingRoomDevice['screens'] = [
  ['tv', 'store'],
  ['tv', 'allow'],
  ['tv', 'signin'],
  ['tv', 'watch'],
];

/** Televisions with a page of their own (spec section 2). */
export const televisions: readonly LivingRoomDevice[] = [
  device('smart-tv', tvSmartTvMessages, app),
  device('samsung-tv', tvSamsungMessages, smartDns('tv', 'restart')),
  device('apple-tv', tvAppleMessages, smartDns('tv', 'restart'), 'settop'),
  device('lg-tv', tvLgMessages, smartDns('tv', 'restart')),
];

export const gameHosts: readonly LivingRoomDevice[] = [
  device('playstation', hostPlaystationMessages, smartDns('console', 'test'), 'console'),
  device('xbox', hostXboxMessages, smartDns('console', 'test'), 'console'),
  device('nintendo-switch', hostSwitchMessages, smartDns('handheld', 'test'), 'handheld'),
];
