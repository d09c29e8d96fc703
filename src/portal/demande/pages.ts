import { etapesDemande, genreDemande, nomsGenreDemande } from '#contract/demande/genres.ts'
import type { QuestionDe } from '#contract/contenu/questions.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { screenFor, type PageStep, type SitePage } from '#portal/client/page/sitePage.ts'
import { paths } from '#portal/paths.ts'
import { etapeDite } from './acces.ts'

/** The screen of each kind of request. */
const screens: Readonly<Record<GenreDossier, SitePage['load']>> = {
  progressive: async () =>
    (await import('./progressive/DemandeProgressiveScreen.tsx')).DemandeProgressiveScreen,
  depart: async () => (await import('./depart/DemandeDepartScreen.tsx')).DemandeDepartScreen,
}

/** What each kind of request raises. */
const questions: Readonly<Record<GenreDossier, readonly QuestionDe<'questionretraite'>[]>> = {
  progressive: ['progressive', 'annulation'],
  depart: ['depot', 'erreur', 'annulation'],
}

/** What a search looks at beyond the name of each request. */
const mots: Readonly<Record<GenreDossier, string>> = {
  progressive: 'partir à temps partiel, mi-temps, quotité',
  depart: 'partir à la retraite, date de départ, carrière longue',
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
      sansScript: { pour: 'remplir votre demande' },
      menu: { groupe: 'retraite' },
      mots: mots[genre],
      aide: { questionretraite: questions[genre], aideconnecte: ['session'] },
    },
    {
      path: paths[suivi],
      titre: titreSuivi,
      access: [suivi],
      load: async () => screenFor((await import('./suivi/SuiviScreen.tsx')).SuiviScreen, { genre }),
      sansScript: { pour: 'joindre une pièce ou annuler votre demande', lisible: true },
      menu: { groupe: 'retraite', nom: suivre },
      mots: 'annuler ma demande, avancement, pièce demandée',
      aide: { questionretraite: ['suivi', 'annulation'] },
      ...(contenuSuivi && { cles: [contenuSuivi] }),
    },
  ]
}

/** The requests for retirement, and their follow-up. */
export const demandePages: readonly SitePage[] = nomsGenreDemande.flatMap(pagesDe)
