import type { QuestionsChoisies } from '#contract/contenu/questions.ts'
import { pageKeys, type PageKey } from '#contract/contenu/contenu.ts'
import {
  isComparee,
  listeDocument,
  listesDocument,
  nomsRubrique,
  type NomComparee,
  type NomRubrique,
} from '#contract/documents/listes.ts'
import { screenFor, type SitePage } from '#portal/client/page/sitePage.ts'
import { paths } from '#portal/paths.ts'

/** Pages of lists that have more to show than the others. */
const ownScreens: Partial<Record<NomRubrique, SitePage['load']>> = {
  remunerationpaie: async () =>
    (await import('./remunerationpaie/RemunerationPaieScreen.tsx')).RemunerationPaieScreen,
  pension: async () => (await import('./pension/PensionScreen.tsx')).PensionScreen,
}

/** What a search looks at beyond its name: taxes stand on the pages of pay and of pension. */
const mots: Partial<Record<NomRubrique, string>> = {
  remunerationpaie:
    'bulletin de paie, rappel, mes impôts, attestation fiscale, net imposable, prélèvement à la source, déclaration de revenus',
  pension:
    'bulletin de pension, mes impôts, attestation fiscale, titre de pension, prélèvement à la source, déclaration de revenus',
}

/** What every list raises. */
const questionsDeListe: QuestionsChoisies = { aideconnecte: ['telechargement', 'recherche', 'rubriques'] }

/** What the lists raise whose documents have questions of their own. */
const questions: Partial<Record<NomRubrique, QuestionsChoisies>> = {
  remunerationpaie: {
    questionremunerationpaie: ['dernierbulletin', 'net', 'netimposable', 'taux'],
    aideconnecte: ['telechargement'],
  },
  pension: {
    questionremunerationpension: ['bulletin', 'montant', 'declaration'],
    questionpension: ['titre', 'erreur'],
  },
}

/** What each comparison raises. */
const questionsComparaison: Readonly<Record<NomComparee, QuestionsChoisies>> = {
  remunerationpaie: { questionremunerationpaie: ['net', 'netimposable', 'taux'] },
  pension: { questionremunerationpension: ['montant', 'prelevements', 'taux'] },
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
    aide: questions[nom] ?? questionsDeListe,
    ...(mots[nom] && { mots: mots[nom] }),
    sansScript: {
      pour: 'filtrer vos documents, ou en télécharger plusieurs à la fois',
      lisible: true,
    },
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
    aide: questionsComparaison[nom],
    load: async () =>
      screenFor((await import('./comparaison/ComparaisonScreen.tsx')).ComparaisonScreen, { nom }),
    sansScript: { pour: 'comparer d’autres documents', lisible: true as const },
  })),
  {
    path: paths.demandeenvoimail,
    titre: 'Envoyer un document par courriel',
    access: 'connecte',
    load: async () => (await import('./envoimail/DemandeEnvoiMailScreen.tsx')).DemandeEnvoiMailScreen,
    sansScript: { pour: 'envoyer un document par courriel' },
    aide: { aideconnecte: ['envoi', 'coordonnees'] },
    cles: ['demandeenvoimail', 'envoimail'],
  },
]
