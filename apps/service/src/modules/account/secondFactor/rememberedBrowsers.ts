import { rememberedBrowsers as operation } from '@tern/contract';
import { defineHandler } from '../../../handler.ts';
import { rememberedOf } from './remembered.ts';

export const rememberedBrowsers = defineHandler(operation, async ({ context, who }) => ({
  browsers: await rememberedOf(context, who.userId),
}));
