import type { Route } from '@tern/domain';
import type { ComponentType } from 'react';

/** The props of every page component: its entry of the manifest. */
export interface PageProps {
  route: Route;
}

export type PageComponent = ComponentType<PageProps>;
