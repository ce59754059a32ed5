import { ErrorScreen } from '@tern/patterns';
import { LostPlate } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { ThisPageCouldNotBeFound } from './ThisPageCouldNotBeFound.tsx';

/** Unknown addresses, and what the server shows when it fails. */
export function NotFoundPage() {
  const { status } = useSite();
  return status && status >= 500 ? (
    <ErrorScreen statusCode={status} picture={<LostPlate />} />
  ) : (
    <ThisPageCouldNotBeFound />
  );
}
