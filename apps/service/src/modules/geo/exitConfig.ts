import * as v from 'valibot';
import { isNetwork } from '../../clientAddress.ts';
import { listOf, textSetting } from '../../settings.ts';

export const exitConfig = () =>
  v.pipe(
    v.object({
      EXIT_ADDRESSES: v.pipe(
        textSetting,
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          for (const entry of listOf(dataset.value).filter((each) => !isNetwork(each)))
            addIssue({
              message: `EXIT_ADDRESSES: "${entry}" is no address and no network such as 203.0.113.0/24.`,
            });
        }),
      ),
    }),
    v.transform(({ EXIT_ADDRESSES }) => ({
      /** Addresses of our VPN exits, for `is_exposed`. */
      exitAddresses: listOf(EXIT_ADDRESSES) as readonly string[],
    })),
  );
