import { naturesCorrection } from '#contract/carriere/corrections.ts'
import { questionsCorrection } from '#contract/carriere/correctionForm.ts'
import { partiesDemande } from '#contract/demande/formulaires.ts'
import { genreDemande, nomsGenreDemande } from '#contract/demande/genres.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import { compteSuitesMessages } from '#portal/carriere/compte/wordsSuites.ts'
import { correctionMessages } from '#portal/carriere/correction/words.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { majuscule } from '#rules/format/typographie.ts'
import { contexteComplet } from '../fixtures/demande/demandedepart.ts'
import { contexteDe } from '../fixtures/demande/demandeProgressive.ts'
import { catalogueDe } from './questions.ts'
import type { Regle } from './saisie.ts'

/** A form, step by step. */
interface Formulaire {
  readonly nom: string
  readonly etapes: readonly Regle[]
}

const today = dayInParis(new Date())
const pays = [
  { code: '99100', libelleLong: 'France', indicatifTelephone: '33' },
] as unknown as Contexte['pays']

const connus: Readonly<Record<GenreDossier, Contexte>> = {
  depart: { ...contexteComplet, today, ...(pays && { pays }) },
  progressive: { ...contexteDe(), today },
}

const demandes = nomsGenreDemande.map((genre): Formulaire => {
  const { nom, etapes } = genreDemande(genre)
  return {
    nom: majuscule(nom),
    etapes: partiesDemande(genre).map(([, { titre, etape, questions }]) => {
      const dite = etapes[etape]?.titre
      return catalogueDe({
        nom: titre === dite ? titre : `${dite} – ${titre}`,
        questions,
        contexte: connus[genre],
      })
    }),
  }
})

const correction: Formulaire = {
  nom: 'Correction du compte individuel retraite',
  etapes: naturesCorrection.map((nature) =>
    catalogueDe({
      nom: `${correctionMessages.etapes.valeurs} – ${compteSuitesMessages.corrections.natures[nature]}`,
      questions: questionsCorrection(nature),
      contexte: { today },
    }),
  ),
}

/** Every form whose questions are records. */
export const formulaires: readonly Formulaire[] = [...demandes, correction]
