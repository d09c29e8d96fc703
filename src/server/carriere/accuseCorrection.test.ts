import { expect, it } from 'vitest'
import { reportPdf } from '#server/kit/pdf/reportPdf.ts'
import { nodesOf, readPdf } from '#server/kit/pdf/testing/readPdf.ts'
import { accuseCorrectionReport } from './accuseCorrection.ts'

const recue = {
  numero: 'CIR-2026-0001-0001',
  recueLe: '2026-11-20',
  person: 'Camille Moreau',
  nature: 'periodemanquante',
  objet: 'Il manque quelque chose',
  valeurs: {
    debut: '2003-09-01',
    fin: '2004-08-31',
    employeur: 'Mairie de Lyon',
    indiceMajore: '400',
    quotite: '100',
  },
  explication: 'J’étais agent de la mairie.\nMon contrat le dit.',
  fichiers: ['contrat.pdf'],
  bureau: 'Bureau des comptes individuels',
} as const

const textOf = (changes: Partial<Parameters<typeof accuseCorrectionReport>[0]> = {}) => {
  const bytes = reportPdf(accuseCorrectionReport({ ...recue, ...changes }), {
    createdOn: new Date('2026-11-21T12:00:00Z'),
    compress: false,
  })
  return nodesOf(readPdf(bytes).structure, 'H2', 'P', 'TH', 'TD', 'LBody')
    .map(({ text }) => text)
    .join(' | ')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
}

it('proves what was asked, and says what follows', () => {
  const text = textOf()
  expect(text).toContain('a été reçue le 20/11/2026, sous le numéro CIR-2026-0001-0001.')
  expect(text).toContain('Sans réponse le 20/01/2027, écrivez à votre service.')
  expect(text).toContain('Le service chargé de votre compte | Bureau des comptes individuels.')
  expect(text).toContain('Ce qui est à corriger | Période manquante | Premier jour | 01/09/2003')
  expect(text).toContain('Employeur | Mairie de Lyon | Indice majoré | 400')
  expect(text).toContain('J’étais agent de la mairie. | Explication (suite) | Mon contrat le dit.')
  expect(text).toContain('contrat.pdf')
})

it('says that no file came with it, and no office that is not published', () => {
  const text = textOf({ fichiers: [], bureau: undefined })
  expect(text).toContain('Vous n’avez joint aucun fichier.')
  expect(text).toContain('Le service chargé de votre compte | Pour lui écrire')
})
