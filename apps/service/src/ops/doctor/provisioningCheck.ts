import { brand } from '@tern/domain';
import { ProvisioningAway, usageOfKeys } from '../../modules/wireguard/provisioning.ts';
import { type Check, type Finding, many, ok, problem, unread, warning } from './Check.ts';
import type { Examined } from './readExamined.ts';
import { readRows } from './readRows.ts';

/** Keys that a host was to be told of, where there is none any more. */
async function waitingFindings(examined: Examined): Promise<Finding[]> {
  const rows = await readRows<{ keys: number }>(
    examined,
    'select count(*)::int as keys from wireguard_keys where next_try_at is not null',
  );
  const keys = rows?.[0]?.keys ?? 0;
  if (!keys) return [];
  const says = `No host is told of ${many(keys, 'WireGuard key')} that changed: servers may still know what was removed.`;
  return [warning(says, 'Set PROVISION_URL until none is left, or take them out of your servers.')];
}

/** Whether configurations can be made: the host of WireGuard keys responds, and takes the token. */
export const provisioningCheck: Check = {
  name: 'provisioning',
  async examine(examined) {
    const { provision: read } = examined;
    if (!read) return unread;
    const { provision } = read;
    if (!provision)
      return [
        brand.configurations
          ? warning(
              'PROVISION_URL is missing: the account says that configurations are not offered here.',
              'Set it (docs/provisioning.md), or `configurations: false` in the brand file.',
            )
          : ok('Configurations without the app are not offered.'),
        ...(await waitingFindings(examined)),
      ];
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
