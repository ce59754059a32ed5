declare module 'virtual:tern-messages/*' {
  const messages: import('./lengthen.ts').Messages;
  export default messages;
}
