import { splitUrl } from '@tern/domain';

/** An error that was asked for, to look at its page. */
export class TestFailure extends Error {
  /** Whether the error page is to fail as well. */
  readonly inErrorPage: boolean;

  constructor(inErrorPage: boolean) {
    super('An error page was opened in test mode.');
    this.inErrorPage = inErrorPage;
  }
}

const failures: Readonly<Record<string, boolean>> = { '/test/error': false, '/test/error-page-error': true };

/** The error of an address that exists in test mode only, in every language and variant; null for all others. */
export function testFailure(pathname: string): TestFailure | null {
  const inErrorPage = failures[splitUrl(pathname).path];
  return inErrorPage === undefined ? null : new TestFailure(inErrorPage);
}
