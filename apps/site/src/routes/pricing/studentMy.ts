export { studentMy } from '@tern/contract';
