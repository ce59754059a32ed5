import { ErrorScreen } from '@tern/patterns';

/** What a page that failed is replaced with. */
export function ErrorPage() {
  return <ErrorScreen statusCode={500} onRetry={() => location.reload()} />;
}
