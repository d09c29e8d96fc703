import type { Cir } from '#contract/carriere/cir.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import { contexteType } from '#contract/kit/testing/contexteDemande.ts'

/** What the portal knows of Alain on a day, without his account. */
export const contexteAlain: Contexte = contexteType()

/** What the portal knows of Camille on a day, with an account. */
export const contexteCamille = (cir: Cir): Contexte => ({
  today: '2026-11-21',
  identite: { nom: 'Moreau', prenom: 'Camille', dateNaissance: '1965-05-12', nirMasque: '• •• 60' },
  courriel: 'camille@exemple.fr',
  telephone: '',
  ibanMasque: 'FR76 •• 189',
  cir,
})
