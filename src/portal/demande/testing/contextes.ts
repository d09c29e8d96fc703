import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'

/** What the portal knows of Alain on a day, without his account. */
export const contexteAlain: Contexte = {
  today: '2026-11-21',
  identite: { nom: 'Mercier', prenom: 'Alain', dateNaissance: '1963-11-08', nirMasque: '1 63 ••' },
  courriel: 'alain@example.org',
  telephone: '',
  adresse: {
    codePays: '99100',
    voie: '4 rue des Lilas',
    complement: '',
    codePostal: '59000',
    commune: 'Lille',
  },
  ibanMasque: 'FR76 ••••',
}

/** What the portal knows of Camille on a day, with an account. */
export const contexteCamille = (cir: Cir): Contexte => ({
  today: '2026-11-21',
  identite: { nom: 'Moreau', prenom: 'Camille', dateNaissance: '1965-05-12', nirMasque: '• •• 60' },
  courriel: 'camille@exemple.fr',
  telephone: '',
  ibanMasque: 'FR76 •• 189',
  cir,
})
