import { brand } from '@tern/domain';
import { ProvisioningAway, usageOfKeys } from '../../modules/wireguard/provisioning.ts';
import { type Check, ok, problem, unread, warning } from './Check.ts';

/** Whether configurations can be made: the host of WireGuard keys responds, and takes the token. */
export const provisioningCheck: Check = {
  name: 'provisioning',
  async examine({ provision: read }) {
    if (!read) return unread;
    const { provision } = read;
    if (!provision)
      return brand.configurations
        ? [
            warning(
              'PROVISION_URL is missing: the account says that configurations are not offered here.',
              'Set it (docs/provisioning.md), or `configurations: false` in the brand file.',
            ),
          ]
        : [ok('Configurations without the app are not offered.')];
    const { host } = new URL(provision.url);
    try {
      await usageOfKeys(null, provision, []);
      return [ok(`${host} takes WireGuard keys.`)];
    } catch (error) {
      if (!(error instanceof ProvisioningAway)) throw error;
      const { message, status } = error;
      return status === 401 || status === 403
        ? [problem(`${host} refuses the token.`, 'Correct PROVISION_TOKEN.')]
        : [
            problem(
              `${host} does not say how keys are used: ${message}`,
              'docs/provisioning.md has what it has to say. Keys wait until it does.',
            ),
          ];
    }
  },
};
