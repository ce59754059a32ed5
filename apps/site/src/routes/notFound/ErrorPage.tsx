import { routeById } from '@tern/domain';
import { ErrorScreen } from '@tern/patterns';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageFrame } from '../../app/PageFrame.tsx';
import { ThisPageCouldNotBeFound } from './ThisPageCouldNotBeFound.tsx';

/** What a page that failed is replaced with (spec section 2, error screens). */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <PageFrame route={routeById('notFound')}>
      {status === 404 ? (
        <ThisPageCouldNotBeFound />
      ) : (
        <ErrorScreen statusCode={status} onRetry={() => location.reload()} />
      )}
    </PageFrame>
  );
}
