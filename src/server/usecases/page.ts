import type { ContentId, Contenu, Page } from '#contract/contenu.ts'
import { contents } from '../content/defaultContents.ts'
import type { Services } from '../services.ts'

/** Compromise check of new passwords: threshold, mode and waiting time (specification, §3 and §9). */
const compromission = {
  verificationCompromissionMotDePasse: 1,
  seuilAcceptabiliteOccurrencesCompromissionMotDePasse: 1,
  delaiAttenteCompromissionMotDePasseMillis: 5000,
} as const

/** Content of a page: what the administration published, else the default. */
export const contentOf = async (services: Services, id: ContentId): Promise<Contenu> =>
  (await services.published()).contenus.get(id) ?? contents[id].contenu

/** A page with its content, messages, alert and parameters. */
export const pageOf = async (services: Services, id: ContentId): Promise<Page> => {
  const { messages, alerte } = await services.published()
  return {
    contenu: await contentOf(services, id),
    message: { ...messages },
    ...(alerte && { messagealerte: alerte }),
    parametrage: {
      franceconnectactive: false,
      ...compromission,
      listeFiltre: contents[id].listeFiltre ?? [],
    },
  }
}
