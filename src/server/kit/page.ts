import type { ContentId, Contenu, Page } from '#contract/contenu/contenu.ts'
import { contents } from '#server/contenu/content/defaultContents.ts'
import type { Services } from '#server/services.ts'

/** Content of a page: what the administration published, else the default. */
export const contentOf = async (services: Services, id: ContentId): Promise<Contenu> =>
  (await services.published()).contenus.get(id) ?? contents[id].contenu

/** A page with its content, messages, alert and parameters. */
export const pageOf = async (services: Services, id: ContentId): Promise<Page> => {
  const { messages, alerte, compromission } = await services.published()
  return {
    contenu: await contentOf(services, id),
    message: { ...messages },
    ...(alerte && { messagealerte: alerte }),
    parametrage: {
      franceconnectactive: services.franceConnect?.isActive() ?? false,
      ...compromission,
      listeFiltre: contents[id].listeFiltre ?? [],
    },
  }
}
