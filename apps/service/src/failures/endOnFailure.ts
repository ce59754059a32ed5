import { failureText } from './failureText.ts';

/** Says why this process cannot go on, and ends it with code 1. */
export function endWithFailure(what: string, error: unknown): never {
  console.error(failureText(what, error));
  process.exit(1);
}

/** An error that nobody caught ends the process with one sentence, where Node would print the error with its data. */
export function endOnFailure(what: string): void {
  process.on('uncaughtException', (error) => endWithFailure(what, error));
  process.on('unhandledRejection', (error) => endWithFailure(what, error));
}
