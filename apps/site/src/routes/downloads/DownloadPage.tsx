import { type AppPlatform, appPlatforms } from '@tern/domain';
import { useParams } from 'react-router-dom';
import { DownloadIndex } from './DownloadIndex.tsx';
import { ProductPage } from './ProductPage.tsx';

/** Every app, or the one that the address names (spec section 2). */
export function DownloadPage() {
  const { product } = useParams();
  return appPlatforms.includes(product as AppPlatform) ? (
    <ProductPage platform={product as AppPlatform} />
  ) : (
    <DownloadIndex />
  );
}
