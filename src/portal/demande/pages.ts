import type { PageKey } from '#contract/contenu/contenu.ts'
import { etapesDemandeDepart, type EtapeDemandeDepart } from '#rules/demande/demandeDepart.ts'
import { etapesDemandeProgressive } from '#rules/demande/etapesProgressive.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { screenFor, type SitePage } from '#portal/client/sitePage.ts'
import { paths } from '#portal/paths.ts'
import { etapesDemandeMessages } from './wordsEtapes.ts'

const depart = 'Demander ma retraite'
const progressive = 'Demander ma retraite progressive'

const clesDepart: Partial<Record<EtapeDemandeDepart, PageKey>> = {
  situation: 'demandedepartretraite2situation',
  depart: 'demandedepartretraite3depart',
  pieces: 'demandedepartretraite4pieces',
  recapitulatif: 'demandedepartretraite5recapitulatif',
}

/** Title of the document of a step: what its heading says. */
const titled = (dite: string | undefined, titre: string) =>
  dite === undefined ? titre : `${dite} – ${titre}`

const loadSuivi = async (genre: GenreDossier) =>
  screenFor((await import('./suivi/SuiviScreen.tsx')).SuiviScreen, { genre })

/** The requests for retirement, and their follow-up. */
export const demandePages: readonly SitePage[] = [
  {
    path: paths.demandedepartretraiteprogressive,
    titre: progressive,
    access: ['demandedepartretraiteprogressive'],
    load: async () => (await import('./progressive/DemandeProgressiveScreen.tsx')).DemandeProgressiveScreen,
    etapes: etapesDemandeProgressive.map((etape) => ({
      path: paths.etapeDemandeProgressive(etape),
      titre: titled(etapesDemandeMessages.dite('progressive', etape), progressive),
    })),
    menu: { groupe: 'retraite' },
  },
  {
    path: paths.suividepartretraiteprogressive,
    titre: 'Suivre ma demande de retraite progressive',
    access: ['suividepartretraiteprogressive'],
    load: () => loadSuivi('progressive'),
    menu: { groupe: 'retraite' },
  },
  {
    path: paths.demandedepartretraite,
    titre: depart,
    access: ['demandedepartretraite'],
    load: async () => (await import('./depart/DemandeDepartScreen.tsx')).DemandeDepartScreen,
    etapes: etapesDemandeDepart.map((etape) => ({
      path: paths.etapeDemandeDepart(etape),
      titre: titled(etapesDemandeMessages.dite('depart', etape), depart),
      ...(clesDepart[etape] && { cle: clesDepart[etape] }),
    })),
    menu: { groupe: 'retraite' },
  },
  {
    path: paths.suividepartretraite,
    titre: 'Suivre ma demande de retraite',
    access: ['suividepartretraite'],
    load: () => loadSuivi('depart'),
    menu: { groupe: 'retraite', nom: 'Suivre ma demande' },
    cles: ['suividepartretraite'],
  },
]
