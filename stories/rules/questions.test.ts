import { expect, it } from 'vitest'
import { situationDepart } from '#contract/demande/questions/situation.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import { ligneObligatoire, texte } from '#contract/kit/questions/natures.ts'
import type { Questionnaire } from '#contract/kit/questions/question.ts'
import { contexteType } from '#contract/kit/testing/contexteDemande.ts'
import { messageKey } from '#contract/messages.ts'
import { formulaires } from './formulaires.ts'
import { catalogueDe } from './questions.ts'

const lignesDe = (questions: Questionnaire<Contexte>) =>
  catalogueDe({ nom: 'Essai', questions, contexte: contexteType() }).lignes

it('QC-1 one record more is one line more, read from it', () => {
  const syndicat = texte<Contexte>({
    libelle: 'Nom de votre syndicat',
    enBref: 'Syndicat',
    obligatoire: true,
    montree: ({ employeur }) => employeur !== '',
    regle: ligneObligatoire(messageKey('DEMANDE_EMPLOYEUR'), 100),
  })
  const more = lignesDe({ ...situationDepart, syndicat: { questions: { syndicat } } })
  expect(more).toHaveLength(lignesDe(situationDepart).length + 1)
  expect(more.at(-1)).toEqual([
    'Nom de votre syndicat',
    'syndicat',
    '–',
    'texte',
    'oui',
    'selon les réponses',
    'Syndicat : Exemple',
    messageKey('DEMANDE_EMPLOYEUR'),
  ])
})

it('QC-2 every question is read back on an example', () => {
  const read = formulaires.flatMap(({ etapes }) =>
    etapes.flatMap(({ lignes }) => lignes.map((one) => one[6])),
  )
  expect(read.filter((one) => /: (?:Non précisé)?$/.test(one ?? ''))).toEqual([])
})
