import type { AppPlatform } from '@tern/domain';
import { IndexBelow } from './IndexBelow.tsx';
import { ProductBelow } from './ProductBelow.tsx';

/** Below the first screen of the downloads: its stylesheet is one file for all of them. */
export function DownloadBelow({ platform }: { platform: AppPlatform | undefined }) {
  return platform ? <ProductBelow platform={platform} /> : <IndexBelow />;
}
