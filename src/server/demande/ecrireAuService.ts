/** How one writes to one's service, within a sentence: the secure messages are not open to everyone. */
export const ecrireAuService =
  'écrivez à votre service, par la messagerie sécurisée si elle vous est proposée, sinon comme l’indique la page Contact'
