import { defineStandIn } from '../StandIn.ts';
import { paypalApi } from './paypalApi.ts';
import { paypalBehaviour } from './paypalBehaviour.ts';

export const paypal = defineStandIn({
  code: 'ps',
  usualKeys: { clientId: 'client_tern', clientSecret: 'secret_tern', webhookId: 'WH-TERN' },
  createBehaviour: ({ state, origin, now, keys }) =>
    paypalBehaviour({ state, origin, now, webhookId: keys.webhookId }),
  answerCalls: (app, { state, ledger, behaviour, origin, now, keys: { clientId, clientSecret } }) =>
    paypalApi(app, { state, ledger, behaviour, origin, now, clientId, clientSecret }),
});
