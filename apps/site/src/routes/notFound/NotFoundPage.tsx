import { ErrorScreen } from '@tern/patterns';
import { Button, LostPlate } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { statusLinkMessages } from '../../content/statusLink.messages.ts';
import { useWords } from '../../content/useWords.ts';
import { ThisPageCouldNotBeFound } from './ThisPageCouldNotBeFound.tsx';

/** Unknown addresses, and what the server shows when it fails. */
export function NotFoundPage() {
  const { status } = useSite();
  return status && status >= 500 ? <ServerError status={status} /> : <ThisPageCouldNotBeFound />;
}

/** Shown when the server fails. The status page is there also then. */
function ServerError({ status }: { status: number }) {
  const words = useWords();
  return (
    <ErrorScreen
      statusCode={status}
      picture={<LostPlate />}
      more={
        <Button size="lg" variant="quiet" href="/status">
          {words(statusLinkMessages.link)}
        </Button>
      }
    />
  );
}
