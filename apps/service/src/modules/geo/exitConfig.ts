import * as v from 'valibot';
import { listOf, textSetting } from '../../settings.ts';

export const exitConfig = () =>
  v.pipe(
    v.object({ EXIT_ADDRESSES: textSetting }),
    v.transform(({ EXIT_ADDRESSES }) => ({
      /** Addresses of our VPN exits, for `is_exposed`. */
      exitAddresses: listOf(EXIT_ADDRESSES) as readonly string[],
    })),
  );
