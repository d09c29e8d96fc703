import { etapesDemande, genreDemande, nomsGenreDemande } from '#contract/demande/genres.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { screenFor, type PageStep, type SitePage } from '#portal/client/sitePage.ts'
import { paths } from '#portal/paths.ts'
import { etapeDite } from './acces.ts'

/** The screen of each kind of request. */
const screens: Readonly<Record<GenreDossier, SitePage['load']>> = {
  progressive: async () =>
    (await import('./progressive/DemandeProgressiveScreen.tsx')).DemandeProgressiveScreen,
  depart: async () => (await import('./depart/DemandeDepartScreen.tsx')).DemandeDepartScreen,
}

const etapesDe = (genre: GenreDossier): readonly PageStep[] => {
  const { titre, etapes } = genreDemande(genre)
  return etapesDemande(genre).map((etape) => {
    const dite = etapeDite(genre, etape)
    const contenu = etapes[etape]?.contenu
    return {
      path: paths.etapeDemande(genre, etape),
      titre: dite === undefined ? titre : `${dite} – ${titre}`,
      ...(contenu && { cle: contenu }),
    }
  })
}

const pagesDe = (genre: GenreDossier): readonly SitePage[] => {
  const { service, suivi, titre, titreSuivi, suivre, contenuSuivi } = genreDemande(genre)
  return [
    {
      path: paths[service],
      titre,
      access: [service],
      load: screens[genre],
      etapes: etapesDe(genre),
      menu: { groupe: 'retraite' },
    },
    {
      path: paths[suivi],
      titre: titreSuivi,
      access: [suivi],
      load: async () => screenFor((await import('./suivi/SuiviScreen.tsx')).SuiviScreen, { genre }),
      menu: { groupe: 'retraite', nom: suivre },
      ...(contenuSuivi && { cles: [contenuSuivi] }),
    },
  ]
}

/** The requests for retirement, and their follow-up. */
export const demandePages: readonly SitePage[] = nomsGenreDemande.flatMap(pagesDe)
