/** Where a missing message is reported; browsers and Node have it alike. */
declare const console: { error(...data: unknown[]): void };
