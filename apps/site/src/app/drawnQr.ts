export { QrCode } from '@tern/ui';
