import { pageKeys, type PageKey } from '#contract/contenu/contenu.ts'
import {
  isComparee,
  listeDocument,
  listesDocument,
  nomsRubrique,
  type NomRubrique,
} from '#contract/documents/listes.ts'
import { screenFor, type SitePage } from '#portal/client/sitePage.ts'
import { paths } from '#portal/paths.ts'

/** Pages of lists that have more to show than the others. */
const ownScreens: Partial<Record<NomRubrique, SitePage['load']>> = {
  remunerationpaie: async () =>
    (await import('./remunerationpaie/RemunerationPaieScreen.tsx')).RemunerationPaieScreen,
  pension: async () => (await import('./pension/PensionScreen.tsx')).PensionScreen,
}

const pageOf = (nom: NomRubrique): SitePage => {
  const { titre, service, menu, contenus } = listeDocument(nom)
  return {
    path: paths[nom],
    titre,
    access: [service],
    load:
      ownScreens[nom] ??
      (async () => screenFor((await import('./DocumentsScreen.tsx')).DocumentsScreen, { nom })),
    menu: { groupe: 'documents', ...(menu !== undefined && { nom: menu }) },
    cles: contenus.filter((id): id is PageKey & typeof id => pageKeys.some((key) => key === id)),
  }
}

/** Pages of documents: their lists, and what is done with them. */
export const documentsPages: readonly SitePage[] = [
  ...nomsRubrique.map(pageOf),
  ...nomsRubrique.filter(isComparee).map((nom) => ({
    path: paths.comparaison(nom),
    titre: listesDocument[nom].comparaison.titre,
    access: [listesDocument[nom].service],
    load: async () =>
      screenFor((await import('./comparaison/ComparaisonScreen.tsx')).ComparaisonScreen, { nom }),
  })),
  {
    path: paths.demandeenvoimail,
    titre: 'Envoyer un document par courriel',
    access: 'connecte',
    load: async () => (await import('./envoimail/DemandeEnvoiMailScreen.tsx')).DemandeEnvoiMailScreen,
    plan: { groupe: 'espace' },
    cles: ['demandeenvoimail', 'envoimail'],
  },
]
