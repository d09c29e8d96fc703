import { describe, expect, it, test } from 'vitest'
import { etapesInscription } from '#portal/paths.ts'
import { maskNir, stepFor, storable, type Dossier } from './dossier.ts'

const motDePasse = { motDePasse: 'Retraite-2026!ok', motDePasseConfirmation: 'Retraite-2026!ok' }
const envoi = { courrielMasque: 'm•••@exemple.fr', renvoiLe: 0 }

const identite: Dossier = {
  inscriptionId: 'abcdefghijklmnopqrst',
  iban: { debut: 'FR76', masque: ['••••', '••••'], fin: '1234' },
  identite: {
    nomNaissance: 'Martin',
    prenom: 'Nadia',
    dateNaissance: '1969-05-12',
    nirMasque: '• •• •• •• ••• 012 60',
  },
  nir: '269057505601260',
}
const verification: Dossier = { ...identite, mode: 'AFFIRME' }
const coordonnees: Dossier = {
  ...verification,
  coordonnees: {
    courrielPrincipal: 'nadia@exemple.fr',
    courrielPrincipalConfirmation: 'nadia@exemple.fr',
    courrielSecondaire: '',
    courrielSecondaireConfirmation: '',
    telephonePrincipal: '',
    telephonePrincipalConfirmation: '',
    telephoneSecondaire: '',
    telephoneSecondaireConfirmation: '',
  },
}
const complet: Dossier = { ...coordonnees, motDePasse }

describe('the step that is shown', () => {
  it.each([
    ['identite', {}],
    ['verification', identite],
    ['coordonnees', verification],
    ['motdepasse', coordonnees],
    ['recapitulatif', complet],
    ['confirmation', { inscriptionId: 'abcdefghijklmnopqrst', envoi }],
  ] as const)('is at most %s', (first, dossier) => {
    const shown = etapesInscription.map((etape) => stepFor(etape, dossier))
    expect(shown.at(-1)).toBe(first)
    expect(stepFor(first, dossier)).toBe(first)
  })

  it('may be any of those already done', () => {
    expect(stepFor('verification', complet)).toBe('verification')
    expect(stepFor('coordonnees', complet)).toBe('coordonnees')
  })

  it('is the confirmation once all is sent, unless one starts again', () => {
    expect(stepFor('recapitulatif', { envoi })).toBe('confirmation')
    expect(stepFor('identite', { envoi })).toBe('identite')
  })
})

test('neither the password nor the number is written down, and a reload asks the password again', () => {
  const written = JSON.stringify(storable(complet))
  expect(written).not.toContain('Retraite')
  expect(written).not.toContain('269057505601260')
  expect(stepFor('recapitulatif', JSON.parse(written) as Dossier)).toBe('motdepasse')
})

test('a masked number tells only its end', () => {
  expect(maskNir('269057505601260')).toBe('• •• •• •• ••• 012 60')
})
