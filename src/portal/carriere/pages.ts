import type { SitePage } from '#portal/client/page/sitePage.ts'
import { paths } from '#portal/paths.ts'

/** The individual retirement account and its corrections. */
export const carrierePages: readonly SitePage[] = [
  {
    path: paths.compteindividuelretraite,
    titre: 'Préparer ma retraite',
    access: ['compteindividuelretraite'],
    load: async () => (await import('./compte/CompteScreen.tsx')).CompteScreen,
    sansScript: { pour: 'vérifier votre compte ou demander une correction', lisible: true },
    menu: { groupe: 'retraite' },
    aide: { questionretraite: ['erreur', 'calcul', 'rachat'] },
    mots: 'compte individuel retraite, relevé de carrière, trimestres, erreur à corriger',
    cles: ['compteindividuelretraite'],
  },
  {
    path: paths.correctioncir,
    titre: 'Corriger mon compte individuel retraite',
    access: ['compteindividuelretraite'],
    load: async () => (await import('./correction/CorrectionScreen.tsx')).CorrectionScreen,
    aide: { questionretraite: ['erreur'], aideconnecte: ['session'] },
    sansScript: { pour: 'demander une correction' },
  },
  {
    path: paths.completerCorrection(':correctionId'),
    titre: 'Compléter ma demande de correction',
    access: ['compteindividuelretraite'],
    load: async () => (await import('./correction/CompleterCorrectionScreen.tsx')).CompleterCorrectionScreen,
    aide: { questionretraite: ['erreur'], aideconnecte: ['session'] },
    sansScript: { pour: 'compléter votre demande de correction' },
  },
]
