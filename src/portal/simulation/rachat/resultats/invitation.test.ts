import { expect, it } from 'vitest'
import type { RachatForm } from '#contract/simulation/rachat/rachatForm.ts'
import { saisieVide } from '../saisie.ts'
import { invitation } from './invitation.ts'

const saisie = (dite: Partial<RachatForm>): RachatForm => ({ ...saisieVide('2026-11-26'), ...dite })
const connu = { dateNaissance: '08/11/1963', indiceMajore: '592' }

it('asks only for what is not there', () => {
  expect(invitation(saisie({ trimestres: '' }), 'inconnu')).toBe(
    'Indiquez votre date de naissance, un nombre de trimestres et votre indice : les trois options s’affichent ici.',
  )
  expect(invitation(saisie({}), 'inconnu')).toBe(
    'Indiquez votre date de naissance et votre indice : les trois options s’affichent ici.',
  )
  expect(invitation(saisie({ ...connu, trimestres: '' }), 'inconnu')).toBe(
    'Indiquez un nombre de trimestres : les trois options s’affichent ici.',
  )
})

it('says first that no quarter is of use, where someone who may leave without décote would look for an amount', () => {
  expect(invitation(saisie({ ...connu, trimestres: '' }), 'aucun')).toBe(
    'À votre date de départ, aucun trimestre racheté n’augmente la pension. Indiquez un nombre de trimestres : les trois options s’affichent ici.',
  )
})

it('does not ask again for a field that is typed, and not right yet', () => {
  expect(invitation(saisie({ ...connu, dateDemande: '26/11' }), 'inconnu')).toBe(
    'Les trois options s’affichent ici dès que les champs ci-dessus sont complets.',
  )
})
