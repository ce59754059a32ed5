import { networkPlaces } from '@tern/contract';
import { firstDataKey, startProduct } from '@tern/testing/product';

/** ms in which a service that works has its first list of servers, which it fetches some seconds after a start. */
const longest = 120_000;

async function hasNetwork(origin: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < longest; ) {
    const response = await fetch(new URL(networkPlaces.path, origin));
    const { data } = (await response.json()) as { data: { issued_at: string | null } };
    if (data.issued_at !== null) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The service had no network feed within ${longest / 1000} s of its start.`);
}

/** Runs once, before all journeys: sets up the data that the product of each file begins with a copy of. */
export default async function setUp(): Promise<() => Promise<void>> {
  // It builds the site where there is no build.
  const product = await startProduct();
  await hasNetwork(product.origin);
  await product.stop();
  if (process.platform !== 'win32') process.env[firstDataKey] = product.dataDir;
  return () => product.end();
}
