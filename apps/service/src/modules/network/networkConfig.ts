import { networkKeys } from '@tern/domain';
import * as v from 'valibot';
import { type Stage, secureAddressSetting, textSetting } from '../../settings.ts';
import { feedKeyOf } from './feedKeys.ts';

export const networkConfig = (stage: Stage) =>
  v.pipe(
    v.object({
      NETWORK_FEED_URL: secureAddressSetting('NETWORK_FEED_URL', stage),
      NETWORK_FEED_KEY: textSetting,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { NETWORK_FEED_KEY: given } = dataset.value;
      if (given && stage.production && !stage.sandbox)
        addIssue({
          message: 'NETWORK_FEED_KEY is for test mode; in production the key stands in the brand file.',
        });
      for (const line of given ? [given] : networkKeys)
        if (!feedKeyOf(line))
          addIssue({
            message: `${given ? 'NETWORK_FEED_KEY' : 'networkKeys in the brand file'} is no Ed25519 public key in one line of base64.`,
          });
    }),
    v.transform(({ NETWORK_FEED_URL, NETWORK_FEED_KEY }) => ({
      /** Where the network feed lies; undefined: there is none. */
      networkFeedUrl: NETWORK_FEED_URL,
      /** The keys its signature may be of, each a line of base64. Without one no feed is fetched. */
      networkKeys: NETWORK_FEED_KEY ? [NETWORK_FEED_KEY] : networkKeys,
    })),
  );
