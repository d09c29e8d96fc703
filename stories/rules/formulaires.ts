import { naturesCorrection } from '#contract/carriere/compteindividuelretraite.ts'
import { questionsCorrection } from '#contract/carriere/correctionForm.ts'
import { genresDemande } from '#contract/demande/genres.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import type { Questionnaire } from '#contract/kit/questions/question.ts'
import { compteSuitesMessages } from '#portal/carriere/compte/wordsSuites.ts'
import { correctionMessages } from '#portal/carriere/correction/words.ts'
import { etapesDemandeMessages } from '#portal/demande/wordsEtapes.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { contexteComplet } from '../fixtures/demandedepart.ts'
import { contexteDe } from '../fixtures/demandeProgressive.ts'
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

const demandes = (Object.keys(genresDemande) as GenreDossier[]).map((genre): Formulaire => {
  const titres: Readonly<Record<string, string>> = etapesDemandeMessages[genre]
  const parties: readonly { readonly titre: string; readonly etape: string; readonly questions: object }[] =
    Object.values(genresDemande[genre].parties)
  const { nom } = genresDemande[genre]
  return {
    nom: `${nom[0]?.toUpperCase()}${nom.slice(1)}`,
    etapes: parties.map(({ titre, etape, questions }) =>
      catalogueDe({
        nom: titre === titres[etape] ? titre : `${titres[etape]} – ${titre}`,
        questions: questions as Questionnaire<Contexte>,
        contexte: connus[genre],
      }),
    ),
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
