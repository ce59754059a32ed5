import { publicExperiments as operation } from '@tern/contract';
import { compileMessage } from '@tern/i18n/compile';
import { defineHandler } from '../../handler.ts';
import { experimentsOf } from './noteExperiments.ts';

const compiled = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text, id)]));

export const publicExperiments = defineHandler(operation, async ({ context }) => ({
  experiments: experimentsOf(context)
    .filter(({ ends_at }) => Date.parse(ends_at) > context.clock.now())
    .map(({ arms, ...experiment }) => ({
      ...experiment,
      arms: arms.map(({ name, share, texts }) => ({
        name,
        share,
        texts:
          texts === undefined
            ? null
            : Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, compiled(own)])),
      })),
    })),
}));
