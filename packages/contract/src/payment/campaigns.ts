import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { calendarEntry } from './campaign.ts';

/** Every run that pages may name, the first to begin first. Prices are not told before they hold. */
export const campaigns = defineOperation({
  name: 'campaigns',
  method: 'GET',
  path: '/api/mms/payment/v1/providers/campaigns',
  auth: 'none',
  summary: 'When campaigns and activities were, are and will be.',
  input: nothing,
  output: v.object({ campaigns: v.array(calendarEntry) }),
  errors: [],
});
