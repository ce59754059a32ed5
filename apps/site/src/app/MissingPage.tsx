import { lazy, Suspense } from 'react';

const NotFound = lazy(() =>
  import('../routes/notFound/ThisPageCouldNotBeFound.tsx').then((module) => ({
    default: module.ThisPageCouldNotBeFound,
  })),
);

/** The not-found screen inside a known page whose subject does not exist. */
export function MissingPage() {
  return (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  );
}
