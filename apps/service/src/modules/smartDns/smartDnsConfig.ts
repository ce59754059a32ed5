import { isIP } from 'node:net';
import * as v from 'valibot';
import { listOf, type Stage, textSetting } from '../../settings.ts';

/** Outside production there is something to look at: addresses that are set aside for documentation. */
const sampleServers = ['192.0.2.53', '198.51.100.53'];

export const smartDnsConfig = ({ production }: Stage) =>
  v.pipe(
    v.object({ SMART_DNS: textSetting }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const entry of listOf(dataset.value.SMART_DNS)) {
        if (!isIP(entry)) addIssue({ message: `SMART_DNS has "${entry}"; write IP addresses with commas.` });
      }
    }),
    v.transform(({ SMART_DNS }) => ({
      /** The addresses that customers enter for Smart DNS, in order. Empty: it is not offered. */
      smartDnsServers: (SMART_DNS || production ? listOf(SMART_DNS) : sampleServers) as readonly string[],
    })),
  );
