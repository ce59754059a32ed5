import { type AppPlatform, appPlatforms } from '@tern/domain';
import { useParams } from 'react-router-dom';
import { DownloadPage } from './DownloadPage.tsx';
import { ProductPage } from './ProductPage.tsx';

export function Page() {
  const { product } = useParams();
  return appPlatforms.includes(product as AppPlatform) ? (
    <ProductPage platform={product as AppPlatform} />
  ) : (
    <DownloadPage />
  );
}
