import { resolve } from 'node:path';
import * as v from 'valibot';
import { addressSetting, flagSetting, isOn, numberSetting, textSetting, withoutSlash } from '../settings.ts';
import { unprovenSetting } from '../supported/supportedVersions.ts';

export const databaseConfig = () =>
  v.pipe(
    v.object({
      DATABASE_URL: addressSetting('DATABASE_URL', ['postgres:', 'postgresql:']),
      DATABASE_WAIT: numberSetting(
        (seconds) => seconds >= 0 && seconds <= 86_400,
        'DATABASE_WAIT is a number of seconds, 0 to 86400.',
      ),
      DATA_DIR: textSetting,
      [unprovenSetting]: flagSetting(unprovenSetting),
    }),
    v.transform(({ DATABASE_URL, DATABASE_WAIT, DATA_DIR, ALLOW_UNPROVEN_VERSIONS }) => ({
      /** Undefined: the embedded database. */
      databaseUrl: withoutSlash(DATABASE_URL),
      /** ms that a start waits for a database that is not there yet. */
      databaseWait: Number(DATABASE_WAIT ?? '60') * 1000,
      dataDir: resolve(DATA_DIR ?? '.data'),
      /** Whether a PostgreSQL newer than any that was tried may serve. */
      allowUnproven: isOn(ALLOW_UNPROVEN_VERSIONS),
    })),
  );
