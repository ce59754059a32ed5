import { newsletterConfirm } from './newsletterConfirm.ts';
import { newsletterSubscribe } from './newsletterSubscribe.ts';
import { newsletterUnsubscribe } from './newsletterUnsubscribe.ts';

export { oneClickUnsubscribe } from './oneClickUnsubscribe.ts';

export const newsletterHandlers = [newsletterSubscribe, newsletterConfirm, newsletterUnsubscribe];
