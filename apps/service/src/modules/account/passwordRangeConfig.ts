import * as v from 'valibot';
import { type Stage, secureAddressSetting, withoutSlash } from '../../settings.ts';

export const passwordRangeConfig = (stage: Stage) =>
  v.pipe(
    v.object({ PASSWORD_RANGE_URL: secureAddressSetting('PASSWORD_RANGE_URL', stage) }),
    v.transform(({ PASSWORD_RANGE_URL }) => ({
      /** Where leaked passwords are asked for by a part of their hash, without a trailing slash; null: nowhere. */
      passwordRangeUrl: withoutSlash(PASSWORD_RANGE_URL) ?? null,
    })),
  );
