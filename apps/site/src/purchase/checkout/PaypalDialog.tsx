export { PaypalWait as PaypalDialog } from '@tern/patterns';
