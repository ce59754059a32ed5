import { StatedError } from '@tern/observe/StatedError';

/** A reason not to start, in one sentence for the person who starts it. */
export class StartError extends StatedError {}
