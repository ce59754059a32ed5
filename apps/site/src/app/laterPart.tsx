import type { RouteId } from '@tern/domain';
import { type ComponentType, lazy } from 'react';
import { useSite } from './SiteContext.tsx';

/**
 * A part of a page that loads when it shows, with the messages that only such parts of the page use. `page` is the route
 * id. The build finds these calls in the source (`scripts/namespacesOf.ts`).
 */
export function laterPart<Props extends object>(
  page: RouteId,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function LaterPart(props: Props) {
    const { loadMessages } = useSite();
    Part ??= lazy(async () => {
      const [Loaded] = await Promise.all([load(), loadMessages?.(page, 'later')]);
      return { default: Loaded };
    });
    return <Part {...props} />;
  };
}
