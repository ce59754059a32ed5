/** Loaded where the service is not offered (spec section 1). */
export { ChinaScreen } from '@tern/patterns';
