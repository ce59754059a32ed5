/** A module of its own, so that the dialog and its focus trap are a chunk that loads when a session ends. */
export { SessionDialog as EndedSession } from '@tern/patterns';
