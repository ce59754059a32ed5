import { appPlatforms } from '@tern/domain';
import { useParams } from 'react-router-dom';
import { Fold } from '../../app/Fold.tsx';
import { DownloadBelow } from './DownloadBelow.tsx';
import { IndexIntro } from './IndexIntro.tsx';
import { ProductIntro } from './ProductIntro.tsx';

/** Every app, or the one that the address names (spec section 2, downloads). */
export function DownloadPage() {
  const { product } = useParams();
  const platform = appPlatforms.find((each) => each === product);
  return (
    <>
      {platform ? <ProductIntro platform={platform} /> : <IndexIntro />}
      <Fold />
      <DownloadBelow platform={platform} />
    </>
  );
}
