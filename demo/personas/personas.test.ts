import { actionsIhm, type ActionIhm } from '#contract/kit/evenements.ts'
import { groupesEvenement } from '#contract/accueil/groupes.ts'
import { type Service, services } from '#contract/kit/services.ts'
import { nirFault } from '#rules/connexion/nir.ts'
import { describe, expect, it } from 'vitest'
import { evenementsOf } from '../documents/evenements.ts'
import type { Persona } from './Persona.ts'
import { demoPassword, everyone, personas } from './personas.ts'

const TODAY = '2026-11-20'

const called = (prenom: string): Persona => {
  const found = personas.find((persona) => persona.prenom === prenom)
  if (!found) throw new RangeError(`Nobody is called ${prenom}`)
  return found
}

/** Remainder of an IBAN by 97 (ISO 13616): 1 when it is valid. */
const remainder = (iban: string) =>
  [...(iban.slice(4) + iban.slice(0, 4))]
    .map((sign) => Number.parseInt(sign, 36).toString())
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** Service that shows a group; the other events need none. */
const serviceOfGroup: Readonly<Record<string, Service>> = {
  remuneration: 'remuneration',
  remunerationpension: 'pension',
  titrepension: 'pension',
  suividepartretraite: 'suividepartretraite',
  suividepartretraiteprogressive: 'suividepartretraiteprogressive',
  compteindividuelretraite: 'compteindividuelretraite',
  documentemployeur: 'documentemployeur',
  retraite: 'retraite',
}

/** Service of the page that an action leads to. */
const serviceOfAction: Partial<Record<ActionIhm, Service>> = {
  lienSuiviRetraite: 'suividepartretraite',
  SUIVI_RETRAITE: 'suividepartretraite',
  lienSuiviRetraiteProgressive: 'suividepartretraiteprogressive',
  SUIVI_RETRAITE_PROGRESSIVE: 'suividepartretraiteprogressive',
  lienDemandeDepartRetraite: 'demandedepartretraite',
  DEMANDE_DEPART_RETRAITE: 'demandedepartretraite',
  lienCompteIndividuelRetraite: 'compteindividuelretraite',
  COMPTE_INDIVIDUEL_RETRAITE: 'compteindividuelretraite',
  securiserCompte: 'compteindividuelretraite',
  SECURISER_COMPTE: 'compteindividuelretraite',
}

describe.each(everyone.map((persona) => [persona.prenom, persona] as const))('%s', (_, persona) => {
  it('has a NIR that agrees with the birth', () => {
    expect(nirFault(persona.nir)).toBeUndefined()
    expect(persona.nir.slice(1, 5)).toBe(persona.dateNaissance.slice(2, 7).replace('-', ''))
    expect(new Date(persona.dateNaissance).toISOString().slice(0, 10)).toBe(persona.dateNaissance)
  })

  it('has a valid IBAN and an address that reaches nobody', () => {
    expect(remainder(persona.iban)).toBe(1)
    expect(persona.iban).toHaveLength(27)
    expect(persona.courriel).toMatch(/@example\.org$/)
  })

  it('gets only events of services held, each able to do what it says', () => {
    for (const event of evenementsOf(persona, TODAY)) {
      const needed = [
        serviceOfGroup[event.service],
        event.actionIhm === undefined ? undefined : serviceOfAction[event.actionIhm],
      ].filter((service) => service !== undefined)
      expect(persona.services).toEqual(expect.arrayContaining(needed))
      expect(event.document !== undefined).toBe(event.actionIhm === 'ouvrirDocument')
      if (event.document) expect(event.document.genre).toBe(event.service)
      expect(event.referenceUrl !== undefined).toBe(event.actionIhm === 'ouvrirUrl')
      expect(event.referenceUrl ?? 'https://').toMatch(/^https:\/\//)
      expect(event.dateEvenement <= TODAY).toBe(true)
    }
  })
})

describe('the demo', () => {
  it('presents everybody once, in order', () => {
    expect(personas.map(({ prenom }) => prenom).join(' ')).toBe(
      'Camille Alain Lucie Karim Jeanne Ange Marie Noël Hélène Luc Odile Pierre Thomas Sylvie Nadia',
    )
    expect(new Set(everyone.flatMap(({ nir, nouveauNir = [] }) => [nir, nouveauNir].flat())).size).toBe(23)
    expect(new Set(everyone.map(({ iban }) => iban)).size).toBe(22)
  })

  it('has the password that it announces', () => {
    expect(demoPassword).toBe('Retraite-2026!ok')
  })

  it('shows Camille every service and unread events of every group, and somebody each action', () => {
    const camille = called('Camille')
    const unread = camille.evenements.filter(({ lu }) => !lu)
    const kinds = new Set<string>(unread.map(({ service }) => service))
    expect([...camille.services].toSorted()).toEqual([...services].toSorted())
    expect([...kinds]).toEqual(expect.arrayContaining([...groupesEvenement]))
    expect([...kinds].some((kind) => !groupesEvenement.some((group) => group === kind))).toBe(true)
    const waiting = personas.flatMap(({ evenements }) => evenements.filter(({ lu }) => !lu))
    // Marie is asked once who she is: an account that registers is asked by the other spelling of the same action.
    const asked = actionsIhm.filter((action) => action !== 'confirmerIdentite')
    expect(new Set(waiting.map(({ actionIhm }) => actionIhm))).toEqual(new Set(asked))
  })

  it('gives Camille more events than a card lists, in several groups', () => {
    const kinds = called('Camille').evenements.map(({ service }) => service)
    const full = groupesEvenement.filter((group) => kinds.filter((kind) => kind === group).length > 2)
    expect(full.length).toBeGreaterThanOrEqual(4)
  })

  it('gives Noël a new NIR of the same birth', () => {
    const { nir, nouveauNir = '' } = called('Noël')
    expect(nirFault(nouveauNir)).toBeUndefined()
    expect(nouveauNir).not.toBe(nir)
    expect(nouveauNir.slice(0, 10)).toBe(nir.slice(0, 10))
  })

  it('keeps the register from those whose identity is not confirmed', () => {
    for (const { etat, services: held } of everyone) if (etat !== 'CONFIRME') expect(held).toEqual([])
    expect(called('Marie').etat).toBe('AFFIRME')
    expect(called('Nadia').etat).toBe('registre')
  })

  it('gives a pensioner no pay, and Lucie only her pay and her employer', () => {
    expect(called('Jeanne').paie).toBeUndefined()
    expect(called('Jeanne').services).not.toContain('remuneration')
    expect(called('Lucie').services).toEqual(['remuneration', 'documentemployeur'])
  })
})
