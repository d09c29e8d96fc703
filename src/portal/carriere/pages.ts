import type { SitePage } from '#portal/client/sitePage.ts'
import { paths } from '#portal/paths.ts'

/** The individual retirement account and its corrections. */
export const carrierePages: readonly SitePage[] = [
  {
    path: paths.compteindividuelretraite,
    titre: 'Préparer ma retraite',
    access: ['compteindividuelretraite'],
    load: async () => (await import('./compte/CompteScreen.tsx')).CompteScreen,
    menu: { groupe: 'retraite' },
    cles: ['compteindividuelretraite'],
  },
  {
    path: paths.correctioncir,
    titre: 'Corriger mon compte individuel retraite',
    access: ['compteindividuelretraite'],
    load: async () => (await import('./correction/CorrectionScreen.tsx')).CorrectionScreen,
  },
  {
    path: paths.completerCorrection(':correctionId'),
    titre: 'Compléter ma demande de correction',
    access: ['compteindividuelretraite'],
    load: async () => (await import('./correction/CompleterCorrectionScreen.tsx')).CompleterCorrectionScreen,
  },
]
