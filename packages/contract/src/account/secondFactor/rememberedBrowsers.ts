import * as v from 'valibot';
import { nothing } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { rememberedBrowser } from './rememberedBrowser.ts';

/** The browsers that need no code after the password, the newest first. Their secrets are stored in the browsers alone. */
export const rememberedBrowsers = defineOperation({
  name: 'rememberedBrowsers',
  method: 'GET',
  path: '/api/mms/account/v1/web/second_factor/remembered',
  auth: 'bearer',
  summary: 'Lists the browsers that need no code after the password.',
  showsProgress: true,
  input: nothing,
  output: v.object({ browsers: v.array(rememberedBrowser) }),
  errors: [],
});
