export interface ErrorFallbackProps {
  /** As the browser takes it: language and variant included. */
  homeHref?: string;
}

/** The texts of the fallback (spec section 2, error screens). English: the catalogue may be what failed. */
export const errorFallbackText = {
  message: 'An error occurred while showing the error page',
  home: 'Go back to home',
} as const;

/** Replaces an error screen that fails itself, so it needs no messages, no styles and no link component. */
export function ErrorFallback({ homeHref = '/' }: ErrorFallbackProps) {
  return (
    <div role="alert" lang="en" dir="ltr">
      <p>{errorFallbackText.message}</p>
      <p>
        <a href={homeHref}>{errorFallbackText.home}</a>
      </p>
    </div>
  );
}
