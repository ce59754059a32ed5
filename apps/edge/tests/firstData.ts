import { firstDataKey, startProduct } from '@tern/testing/product';

/** Runs once, before all journeys: sets up the data that the product of each file begins with a copy of. */
export default async function setUp(): Promise<() => Promise<void>> {
  // It builds the site where there is no build.
  const product = await startProduct();
  await product.stop();
  if (process.platform !== 'win32') process.env[firstDataKey] = product.dataDir;
  return () => product.end();
}
