import * as v from 'valibot';
import { addressSetting, withoutSlash } from '../../settings.ts';

export const appConfigSource = () =>
  v.pipe(
    v.object({ APP_CONFIG_ORIGIN: addressSetting('APP_CONFIG_ORIGIN') }),
    v.transform(({ APP_CONFIG_ORIGIN }) => ({
      /** Where `ac.json` and `ac_dev.json` lie, without a trailing slash; undefined: there is no app config. */
      appConfigOrigin: withoutSlash(APP_CONFIG_ORIGIN),
    })),
  );
