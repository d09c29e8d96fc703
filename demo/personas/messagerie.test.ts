import { expect, it } from 'vitest'
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

it('no message asks for another document than the follow-up', () => {
  const pierre = personas.find(({ prenom }) => prenom === 'Pierre') as Persona
  const asked = dossiers[pierre.nir]?.[0]?.passages.at(-1)?.motif ?? ''
  const answer = pierre.demandesMesap[0]?.messages.at(-1)?.texte ?? ''
  for (const text of [asked, answer]) expect(text.toLowerCase()).toContain('relevé d’identité bancaire')
})
