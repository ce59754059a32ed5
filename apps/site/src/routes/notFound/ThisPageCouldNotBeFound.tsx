import { NotFoundScreen } from '@tern/patterns';
import { LostPlate } from '@tern/ui';

/** The not-found screen with its picture, also for a known page whose subject does not exist. */
export function ThisPageCouldNotBeFound() {
  return <NotFoundScreen picture={<LostPlate />} />;
}
