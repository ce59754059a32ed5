import { defineStandIn } from '../StandIn.ts';
import { paddleApi } from './paddleApi.ts';
import { paddleBehaviour } from './paddleBehaviour.ts';
import { paddlePages } from './paddlePages.ts';
import { createParties } from './paddleParties.ts';

export const paddle = defineStandIn({
  code: 'pd',
  usualKeys: { apiKey: 'pdl_sdbx_apikey_tern', webhookSecret: 'pdl_ntfset_tern' },
  createBehaviour: ({ origin, now, keys }) => paddleBehaviour({ secret: keys.webhookSecret, origin, now }),
  answerCalls: (app, { state, ledger, origin, now, keys }) => {
    const parties = createParties(state, now);
    paddleApi(app, { state, ledger, parties, origin, apiKey: keys.apiKey, now });
    paddlePages(app, { state, ledger, parties, origin, now });
  },
});
