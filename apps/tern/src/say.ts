/** A line for the person who starts it. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
