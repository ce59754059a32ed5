import * as v from 'valibot';
import { type Stage, secureAddressSetting, withoutSlash } from '../../settings.ts';

export const appConfigSource = (stage: Stage) =>
  v.pipe(
    v.object({ APP_CONFIG_ORIGIN: secureAddressSetting('APP_CONFIG_ORIGIN', stage) }),
    v.transform(({ APP_CONFIG_ORIGIN }) => ({
      /** Where `ac.json` and `ac_dev.json` lie, without a trailing slash; undefined: there is no app config. */
      appConfigOrigin: withoutSlash(APP_CONFIG_ORIGIN),
    })),
  );
