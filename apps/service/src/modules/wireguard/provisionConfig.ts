import { brand } from '@tern/domain';
import * as v from 'valibot';
import { type Stage, secureAddressSetting, textSetting, withoutSlash } from '../../settings.ts';

/** The host that makes WireGuard keys known to the servers. */
export interface ProvisionConfig {
  /** Without a trailing slash. */
  url: string;
  /** Shown to it as `Authorization: Bearer`; null, in test mode alone: it asks for none. */
  token: string | null;
}

const isBare = ({ username, password, search, hash }: URL) => !(username || password || search || hash);

/** `PROVISION_URL` and `PROVISION_TOKEN`: without them no configuration is offered. */
export const provisionConfig = (stage: Stage) =>
  v.pipe(
    v.object({ PROVISION_URL: secureAddressSetting('PROVISION_URL', stage), PROVISION_TOKEN: textSetting }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { PROVISION_URL: url, PROVISION_TOKEN: token } = dataset.value;
      if (url && !token && stage.production && !stage.sandbox)
        addIssue({ message: 'PROVISION_URL needs PROVISION_TOKEN in production.' });
      if (url && URL.canParse(url) && !isBare(new URL(url)))
        addIssue({ message: 'PROVISION_URL has no name, password, “?” or “#”: paths are put at its end.' });
      if (token && !/^[\x21-\x7e]+$/.test(token))
        addIssue({ message: 'PROVISION_TOKEN has only visible ASCII characters.' });
    }),
    v.transform((given): { provision: ProvisionConfig | null } => {
      const url = withoutSlash(given.PROVISION_URL);
      return { provision: url ? { url, token: given.PROVISION_TOKEN ?? null } : null };
    }),
  );

/** Whether people can have configurations here. */
export const areOffered = ({ provision }: { provision: ProvisionConfig | null }): boolean =>
  brand.configurations && provision !== null;
