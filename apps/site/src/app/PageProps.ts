import type { Route } from '@tern/domain';
import type { ComponentType } from 'react';

/** What every page component gets: its entry of the manifest. */
export interface PageProps {
  route: Route;
}

export type PageComponent = ComponentType<PageProps>;
