import { describe, expect, it } from 'vitest'
import { nouveauDossier, type Dossier as DossierDe } from './dossier.ts'
import { etapeAReprendre } from './etapes.ts'
import { contexteAlain } from '../testing/contextes.ts'

type Dossier = DossierDe<'depart'>
type SaisieSituation = Dossier['situation']

const vide = nouveauDossier('depart', contexteAlain)

const avec = (situation: Partial<SaisieSituation>, rest: Partial<Dossier> = {}): Dossier => ({
  ...vide,
  situation: {
    ...vide.situation,
    situationFamiliale: 'celibataire',
    codeValidationEnfant: '3',
    employeur: 'Préfecture',
    ...situation,
  },
  ...rest,
})

const auxiliaire = { indicateurServiceAuxiliaire: true, servicesAuxiliaires: 'Lycée Ampère, 1988' }
const depart = { ...vide.depart, dateDepart: '2027-09-01' }
const serviceauxiliaire = [{ id: '0199f0d0-0000-4000-8000-000000000301', name: 'contrat.pdf' }]

describe('who comes back goes on', () => {
  it.each<[string, Dossier, string]>([
    ['with the situation when it is not complete', avec({ employeur: '' }, { depart }), 'situation'],
    ['with the departure when it has no date', avec({}), 'depart'],
    ['with the files when one is missing', avec(auxiliaire, { depart }), 'pieces'],
    [
      'with the recap when all the files are there',
      avec(auxiliaire, { depart, pieces: { ...vide.pieces, serviceauxiliaire } }),
      'recapitulatif',
    ],
    ['with the recap when no file is asked for', avec({}, { depart }), 'recapitulatif'],
  ])('%s', (_, dossier, etape) => {
    expect(etapeAReprendre('depart', dossier, contexteAlain)).toBe(etape)
  })
})
