import type { ContentId, Contenu, Page } from '#contract/contenu/contenu.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { fillContenu } from '#server/kit/mentions/fillContenu.ts'
import { messagesFor, type Published } from '#server/kit/published.ts'
import { blocsDuJour, imposer } from './accessibilite/blocsDuJour.ts'
import { contents } from './content/defaultContents.ts'
import type { Services } from '#server/services.ts'

/** What follows the audit says what it says today, whatever is published in its place. */
const contenuDuJour = (
  { contenus, configuration, rgaaSuivant }: Published,
  id: ContentId,
  clock: Services['clock'],
): Contenu => {
  const blocs: Partial<Record<ContentId, Contenu['paragraphe']>> = blocsDuJour(
    dayInParis(clock()),
    rgaaSuivant,
  )
  const imposes = blocs[id]
  if (imposes === undefined) return contenus[id]
  const remplis = fillContenu({ champ: {}, paragraphe: imposes }, configuration)
  return imposer(contenus[id], remplis.paragraphe)
}

/** The page of cookies names them as the browser has them: over plain HTTP they have no prefix. */
const sansPrefixe = ({ champ, paragraphe }: Contenu): Contenu => ({
  champ,
  paragraphe: Object.fromEntries(
    Object.entries(paragraphe).map(([cle, { titre, texte }]) => [
      cle,
      { titre, texte: texte.replaceAll('__Host-', '') },
    ]),
  ),
})

/** A page with its content, messages (those that the client `prefer`s), alert and parameters. */
export const pageOf = async (
  services: Pick<Services, 'config' | 'published' | 'clock' | 'franceConnect'>,
  id: ContentId,
  prefer: unknown,
): Promise<Page> => {
  const published = await services.published()
  const { alerte, compromission } = published
  const contenu = contenuDuJour(published, id, services.clock)
  return {
    contenu: id === 'cookies' && !services.config.secureCookies ? sansPrefixe(contenu) : contenu,
    message: messagesFor(published, prefer),
    ...(alerte && { messagealerte: alerte }),
    parametrage: {
      franceconnectactive: services.franceConnect?.isActive() ?? false,
      ...compromission,
      listeFiltre: contents[id].listeFiltre ?? [],
    },
  }
}
