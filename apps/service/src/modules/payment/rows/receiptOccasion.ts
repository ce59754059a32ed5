/** Names the receipt's mail in the outbox; for a trial, the mail that confirms it. */
export const receiptOccasion = (orderId: string) => `paid:${orderId}`;
