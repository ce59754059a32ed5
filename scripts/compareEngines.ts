import { setup as buildWorker } from '@tern/edge/buildWorker';
import { openWorkerd } from '@tern/edge/openWorkerd';
import { median } from './median.ts';
import { requestsPerSecond } from './requestsPerSecond.ts';

/**
 * Cached pages and a script from the edge on Node and from the same edge in workerd, which take turns. Rows of a table:
 * address, requests per second of each, and the ratio. Builds the worker first.
 */
export async function compareEngines(compared: {
  /** Origin of an edge on Node that runs. */
  node: string;
  /** Origin of the service that both ask. */
  service: string;
  paths: readonly string[];
  rounds: number;
}): Promise<string[][]> {
  buildWorker();
  const workerd = await openWorkerd({
    SERVICE_ORIGIN: compared.service,
    PUBLIC_ORIGIN: 'https://tern.example',
  });
  const rows = [['address', 'Node /s', 'workerd /s', 'Node : workerd']];
  try {
    for (const path of compared.paths) {
      const rates: Record<'node' | 'workerd', number[]> = { node: [], workerd: [] };
      const origins = { node: compared.node, workerd: workerd.origin };
      for (const origin of Object.values(origins)) await requestsPerSecond(origin + path, 2);
      for (let round = 0; round < compared.rounds; round += 1)
        for (const engine of round % 2 ? (['workerd', 'node'] as const) : (['node', 'workerd'] as const))
          rates[engine].push(await requestsPerSecond(origins[engine] + path, 1));
      const ratios = rates.node.map((rate, round) => rate / (rates.workerd[round] as number));
      rows.push([
        path.startsWith('/assets/') ? 'a script' : path,
        median(rates.node).toFixed(0),
        median(rates.workerd).toFixed(0),
        median(ratios).toFixed(2),
      ]);
    }
  } finally {
    await workerd.stop();
  }
  return rows;
}
