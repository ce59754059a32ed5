import { networkPlaces } from '@tern/contract';
import { firstDataKey, startProduct } from '@tern/testing/product';

/** Resolves once the service has its first list of servers, which it fetches some seconds after a start. */
async function hasNetwork(origin: string): Promise<void> {
  for (;;) {
    const response = await fetch(new URL(networkPlaces.path, origin));
    const { data } = (await response.json()) as { data: { issued_at: string | null } };
    if (data.issued_at !== null) return;
    await new Promise((done) => setTimeout(done, 100));
  }
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
