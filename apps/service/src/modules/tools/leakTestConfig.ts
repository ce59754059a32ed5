import * as v from 'valibot';
import { addressSetting, listOf, textSetting, withoutSlash } from '../../settings.ts';

const stunAddress = /^stuns?:(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const zoneName = /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/;

export const leakTestConfig = () =>
  v.pipe(
    v.object({ STUN_SERVERS: textSetting, DNS_ZONE: textSetting, DNS_LOG: addressSetting('DNS_LOG') }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { STUN_SERVERS, DNS_ZONE, DNS_LOG } = dataset.value;
      const servers = listOf(STUN_SERVERS);
      for (const server of servers) {
        if (!stunAddress.test(server)) {
          addIssue({
            message: `STUN_SERVERS has "${server}"; write stun:host:port, several with commas between.`,
          });
        }
      }
      if (servers.length === 1) {
        addIssue({
          message: 'STUN_SERVERS names one server; the leak test asks at least two, so that one may be down.',
        });
      }
      if (DNS_ZONE && !zoneName.test(DNS_ZONE.toLowerCase())) {
        addIssue({ message: 'DNS_ZONE is not a name such as dns.tern.example.' });
      }
      if (DNS_ZONE && !DNS_LOG) {
        addIssue({ message: 'DNS_LOG is missing: DNS_ZONE needs the address of its lookups.' });
      }
    }),
    v.transform(({ STUN_SERVERS, DNS_ZONE, DNS_LOG }) => ({
      /** `stun:host:port` of the leak test, in the order they are queried. */
      stunServers: listOf(STUN_SERVERS) as readonly string[],
      /** Zone whose name server is ours; undefined: the DNS leak test is off. */
      dnsZone: DNS_ZONE?.toLowerCase(),
      /** Where the name server lists the resolvers that queried it: `?token=…` responds with a JSON list of `{ resolver }`. */
      dnsLog: withoutSlash(DNS_LOG),
    })),
  );
