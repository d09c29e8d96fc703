import { expect, test } from 'vitest'
import { telechargements } from '#contract/documents/document.ts'
import type { GenreDocument } from '#contract/documents/genres.ts'
import type { Evenement } from '#contract/accueil/evenement.ts'
import { actionsIhm, type ActionIhm } from '#contract/kit/evenements.ts'
import { actionEffects, effectOf } from './eventEffects.ts'

const evenement = (change: Partial<Evenement>): Evenement => ({
  evenementId: 'e',
  service: 'autre',
  tri: 1,
  statut: 'EVE_NON_LU',
  libelle1: 'Un événement',
  dateEvenement: '2026-11-20',
  ...change,
})

const suivi = '/retraite/demandedepartretraite/suividepartretraite'
const suiviProgressive = '/retraite/demandedepartretraiteprogressive/suividepartretraiteprogressive'
const demande = '/retraite/demandedepartretraite/preparation'
const compte = '/retraite/compteindividuelretraite'

const expectedPaths: Partial<Record<ActionIhm, string>> = {
  lienSuiviRetraite: suivi,
  SUIVI_RETRAITE: suivi,
  lienSuiviRetraiteProgressive: suiviProgressive,
  SUIVI_RETRAITE_PROGRESSIVE: suiviProgressive,
  lienDemandeDepartRetraite: demande,
  DEMANDE_DEPART_RETRAITE: demande,
  lienCompteIndividuelRetraite: compte,
  COMPTE_INDIVIDUEL_RETRAITE: compte,
  securiserCompte: compte,
  SECURISER_COMPTE: compte,
}

test('every action of the contract has its effect, and no other is there', () => {
  expect(Object.keys(actionEffects).toSorted()).toEqual([...actionsIhm].toSorted())
})

test.each(actionsIhm)('%s does something for a whole event', (actionIhm) => {
  const whole = evenement({
    actionIhm,
    ...(actionIhm === 'ouvrirDocument' && { documentUuid: 'd', service: 'remuneration' }),
    ...(actionIhm === 'ouvrirUrl' && { referenceUrl: 'https://www.service-public.fr/' }),
  })
  const effect = effectOf(whole)
  expect(effect.kind).not.toBe('aucun')
  if (effect.kind === 'page') expect(effect.path).toBe(expectedPaths[actionIhm])
  else expect(expectedPaths).not.toHaveProperty(actionIhm)
})

test('confirming one’s identity opens the dialog, in its two spellings', () => {
  expect(effectOf(evenement({ actionIhm: 'confirmerIdentite' })).kind).toBe('identite')
  expect(effectOf(evenement({ actionIhm: 'CONFIRMER_IDENTITE' })).kind).toBe('identite')
})

test.each(Object.keys(telechargements) as GenreDocument[])(
  'a document of %s opens by its own kind',
  (genre) => {
    expect(effectOf(evenement({ documentUuid: 'd', service: genre }))).toEqual({
      kind: 'document',
      genre,
      documentUuid: 'd',
    })
  },
)

test('a document of a service that has no download only shows its label', () => {
  expect(
    effectOf(evenement({ documentUuid: 'd', service: 'retraite', actionIhm: 'ouvrirDocument' })).kind,
  ).toBe('aucun')
})

test.each(['http://exemple.fr/', 'javascript:alert(1)', '//exemple.fr', 'data:text/html,x', ''])(
  'address "%s" is never followed',
  (referenceUrl) => {
    expect(effectOf(evenement({ referenceUrl, actionIhm: 'ouvrirUrl' })).kind).toBe('aucun')
  },
)

test('an https address is followed whatever the action', () => {
  const referenceUrl = 'https://www.service-public.fr/'
  expect(effectOf(evenement({ referenceUrl }))).toEqual({ kind: 'externe', url: referenceUrl })
})
