import { Component, lazy, type ReactNode, Suspense } from 'react';

const ErrorPage = lazy(() =>
  import('../routes/notFound/ErrorPage.tsx').then((module) => ({ default: module.ErrorPage })),
);

/** Replaces a page that throws with the error screen (spec section 2, error screens). */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense fallback={null}>
        <ErrorPage />
      </Suspense>
    );
  }
}
