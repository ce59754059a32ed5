import type { UseCaseFamily } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import { streamingPages } from '../../messages/streaming.messages.ts';
import { gamingIndexMessages, gamingPages } from './gaming.messages.ts';
import { liveSportsIndexMessages, liveSportsPages } from './liveSports.messages.ts';
import { musicIndexMessages, musicPages } from './music.messages.ts';
import { socialMediaIndexMessages, socialMediaPages } from './socialMedia.messages.ts';
import { toolsIndexMessages, toolsPages } from './tools.messages.ts';

type IndexKey = 'title' | 'lead' | 'aTitle' | 'aText' | 'bTitle' | 'bText' | 'cTitle' | 'cText' | 'limits';
export type UseCaseIndexWords = Readonly<Record<IndexKey, TernMessage>>;
export type UseCaseWords = Readonly<Record<IndexKey | 'q1' | 'a1' | 'q2' | 'a2', TernMessage>>;

/** The messages of each family's pages. Streaming has no index: its parameter is required (spec section 2). */
export const useCaseFamilies: Record<
  UseCaseFamily,
  { index?: UseCaseIndexWords; pages: Readonly<Record<string, UseCaseWords>> }
> = {
  gaming: { index: gamingIndexMessages, pages: gamingPages },
  'live-sports': { index: liveSportsIndexMessages, pages: liveSportsPages },
  music: { index: musicIndexMessages, pages: musicPages },
  'social-media': { index: socialMediaIndexMessages, pages: socialMediaPages },
  tools: { index: toolsIndexMessages, pages: toolsPages },
  streaming: { pages: streamingPages },
};
