import { defineStandIn } from '../StandIn.ts';
import { paypalApi } from './paypalApi.ts';
import { paypalFace } from './paypalFace.ts';

export const paypal = defineStandIn({
  code: 'ps',
  usualKeys: { clientId: 'client_tern', clientSecret: 'secret_tern', webhookId: 'WH-TERN' },
  createFace: ({ state, origin, now, keys }) => paypalFace({ state, origin, now, webhookId: keys.webhookId }),
  answerCalls: (app, { state, ledger, face, origin, keys: { clientId, clientSecret } }) =>
    paypalApi(app, { state, ledger, face, origin, clientId, clientSecret }),
});
