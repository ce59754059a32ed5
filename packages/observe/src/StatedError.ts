/** An error that says in one sentence, without data, what a person does about it: it is printed as it is. */
export class StatedError extends Error {}
