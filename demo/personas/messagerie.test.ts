import { expect, it } from 'vitest'
import { naturesCorrection } from '#contract/carriere/corrections.ts'
import { anneeDe } from '#rules/calendar/dates.ts'
import { dossiers } from '../retraite/dossiers.ts'
import { makeCir } from '../retraite/makeCir.ts'
import type { Persona } from './Persona.ts'
import { personas } from './personas.ts'

it('Camille writes about the part-time that her account does not know', () => {
  const camille = personas.find(({ prenom }) => prenom === 'Camille') as Persona
  const [, correction] = camille.demandesMesap
  const sans = makeCir(camille, '2026-11-20')?.carriere.find(
    ({ tempsPartiel, quotite }) => tempsPartiel && quotite === undefined,
  )
  const ecrit = correction?.messages[0]?.texte ?? ''
  expect(ecrit).toContain('sans quotité')
  for (const jour of [sans?.debut, sans?.fin])
    expect(ecrit).toContain(anneeDe(jour ?? '1900-01-01').toString())
})

it('each event about a row of Camille’s account names what a correction of it bears on', () => {
  const camille = personas.find(({ prenom }) => prenom === 'Camille') as Persona
  const named = camille.evenements.filter(({ service }) => service === 'compteindividuelretraite')
  const objets = Object.fromEntries(named.map(({ libelle1, objet }) => [libelle1, objet]))
  const sans = makeCir(camille, '2026-11-20')?.carriere.find(
    ({ tempsPartiel, quotite }) => tempsPartiel && quotite === undefined,
  )
  expect(objets['Un temps partiel est à préciser']).toBe(sans?.periodeId)
  expect(naturesCorrection).toContain(objets['Une période manque à votre carrière'])
})

it('no message asks for another document than the follow-up', () => {
  const pierre = personas.find(({ prenom }) => prenom === 'Pierre') as Persona
  const asked = dossiers[pierre.nir]?.[0]?.passages.at(-1)?.motif ?? ''
  const answer = pierre.demandesMesap[0]?.messages.at(-1)?.texte ?? ''
  for (const text of [asked, answer]) expect(text.toLowerCase()).toContain('relevé d’identité bancaire')
})
