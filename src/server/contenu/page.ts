import type { ContentId, Page } from '#contract/contenu/contenu.ts'
import { contents } from './content/defaultContents.ts'
import { sansEntreesVides } from './aCompleter.ts'
import type { Services } from '#server/services.ts'

/** A page with its content, messages, alert and parameters. */
export const pageOf = async (services: Services, id: ContentId): Promise<Page> => {
  const { contenus, messages, alerte, compromission } = await services.published()
  return {
    contenu: sansEntreesVides(id, contenus[id]),
    message: { ...messages },
    ...(alerte && { messagealerte: alerte }),
    parametrage: {
      franceconnectactive: services.franceConnect?.isActive() ?? false,
      ...compromission,
      listeFiltre: contents[id].listeFiltre ?? [],
    },
  }
}
