import { brand } from '@tern/domain';
import * as v from 'valibot';
import { flagSetting, isOn } from '../../../settings.ts';

/** `TRIAL=off`, or a brand without a trial, takes it from every plan, page and mail. */
export const trialConfig = () =>
  v.pipe(
    v.object({ TRIAL: flagSetting('TRIAL') }),
    v.transform(({ TRIAL }) => ({
      /** Length of the free trial; null: none is sold. Those that run go on. */
      trialDays: isOn(TRIAL, true) && brand.claims.trialDays > 0 ? brand.claims.trialDays : null,
    })),
  );
