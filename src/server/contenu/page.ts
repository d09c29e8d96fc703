import type { ContentId, Page } from '#contract/contenu/contenu.ts'
import { messagesFor } from '#server/kit/published.ts'
import { contents } from './content/defaultContents.ts'
import type { Services } from '#server/services.ts'

/** A page with its content, messages (those that the client `prefer`s), alert and parameters. */
export const pageOf = async (services: Services, id: ContentId, prefer: unknown): Promise<Page> => {
  const published = await services.published()
  const { contenus, alerte, compromission } = published
  return {
    contenu: contenus[id],
    message: messagesFor(published, prefer),
    ...(alerte && { messagealerte: alerte }),
    parametrage: {
      franceconnectactive: services.franceConnect?.isActive() ?? false,
      ...compromission,
      listeFiltre: contents[id].listeFiltre ?? [],
    },
  }
}
