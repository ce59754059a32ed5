import { ErrorScreen } from '@tern/patterns';
import { LostPlate } from '@tern/ui';
import { useEffect } from 'react';
import { focusHeading, focusIsFree } from '../../app/focusHeading.ts';

/** The replacement of a page that failed. */
export function ErrorPage() {
  useEffect(() => {
    // The page that failed may have had the focus.
    if (focusIsFree()) focusHeading();
  }, []);
  return <ErrorScreen statusCode={500} onRetry={() => location.reload()} picture={<LostPlate />} />;
}
