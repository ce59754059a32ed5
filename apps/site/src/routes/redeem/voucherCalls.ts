/** Fetched with the first call. */
export { voucherLook, voucherRedeem } from '@tern/contract';
