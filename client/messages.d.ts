declare module 'virtual:messages/*' {
  const messages: import('../shared/i18n/messages').Messages
  export default messages
}
