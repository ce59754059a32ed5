import { resolve } from 'node:path';
import * as v from 'valibot';
import { addressSetting, textSetting, withoutSlash } from '../settings.ts';

export const databaseConfig = () =>
  v.pipe(
    v.object({
      DATABASE_URL: addressSetting('DATABASE_URL', ['postgres:', 'postgresql:']),
      DATA_DIR: textSetting,
    }),
    v.transform(({ DATABASE_URL, DATA_DIR }) => ({
      /** Undefined: the embedded database. */
      databaseUrl: withoutSlash(DATABASE_URL),
      dataDir: resolve(DATA_DIR ?? '.data'),
    })),
  );
