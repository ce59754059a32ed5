import { ErrorScreen } from '@tern/patterns';

/** The replacement of a page that failed. */
export function ErrorPage() {
  return <ErrorScreen statusCode={500} onRetry={() => location.reload()} />;
}
