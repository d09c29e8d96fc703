import { demandeDepart, demandeProgressive } from '../testing/demandesEnvoyees.ts'
import type { Reponses } from '#contract/demande/formulaires.ts'
import { contexteType } from '#contract/kit/testing/contexteDemande.ts'
import { describe, expect, it } from 'vitest'
import { accuseReport, type DemandeRecue } from './accusePdf.ts'
import { reportPdf } from '#server/kit/pdf/reportPdf.ts'
import { nodesOf, readPdf } from '#server/kit/pdf/testing/readPdf.ts'
import { countries } from '#server/kit/identity/adresses.ts'

const createdOn = new Date('2026-11-21T20:30:00Z')
const IBAN = 'FR7630001007941234567890185'
const MASKED = 'FR76 •••• •••• •••• •••• •••• 185'

const contact = { telephone: '01 23 45 67 89' }
const contexte = { ...contexteType(), pays: countries }
const received = { person: 'Camille Moreau', recueLe: '2026-11-21', contact, contexte } as const

const depart: DemandeRecue = {
  ...received,
  genre: 'depart',
  numero: 'DR-2026-1042-7751',
  reponses: demandeDepart as unknown as Reponses,
  fichiers: { enfant: ['livret.pdf', 'jugement.pdf'], iban: ['rib.pdf'], handicap: [] },
  nouvelIban: MASKED,
}

const progressive: DemandeRecue = {
  ...received,
  genre: 'progressive',
  numero: 'DP-2026-0381-4406',
  reponses: demandeProgressive as unknown as Reponses,
  fichiers: {},
}

const reading = (recue: DemandeRecue) =>
  readPdf(reportPdf(accuseReport(recue), { createdOn, compress: false }))

const textOf = (recue: DemandeRecue) =>
  nodesOf(reading(recue).structure, 'H1', 'H2', 'P', 'TH', 'TD')
    .map(({ text }) => text)
    .join(' | ')
    .replaceAll(/\s+/g, ' ')

describe.each([depart, progressive])('the receipt of a request ($genre)', (recue) => {
  it('is tagged, in French, has its title, and draws no glyph that its fonts lack', () => {
    const pdf = reading(recue)
    expect(pdf.catalog).toContain('/Lang (fr-FR)')
    expect(pdf.catalog).toMatch(/\/StructTreeRoot \d+ 0 R/)
    expect(pdf.metadata).toContain('Accusé de réception – Camille Moreau')
    expect([pdf.unmarked, pdf.missingGlyphs]).toEqual([0, 0])
    expect(nodesOf(pdf.structure, 'H1').map(({ text }) => text)).toEqual(['Accusé de réception'])
  })

  it('says when it came, under which number, who answers, and how to reach them', () => {
    const text = textOf(recue)
    expect(text).toContain(`le 21/11/2026, sous le numéro ${recue.numero}`)
    expect(text).toContain('Service des Retraites de l’État')
    expect(text).toContain('Téléphone : 01 23 45 67 89')
    expect(text).not.toContain('Horaires')
  })

  it('says what silence means, and what can be done then, the plainest first', () => {
    const text = textOf(recue)
    expect(text).toContain('jusqu’au 21/01/2027')
    expect(text.indexOf('écrivez-lui d’abord')).toBeLessThan(text.indexOf('tribunal administratif'))
    expect(text).toContain('L. 231-4, 3° et 5°')
    expect(text).toContain('R. 421-2')
  })

  it('has the same bytes for the same request', () => {
    const draw = () => reportPdf(accuseReport(recue), { createdOn }).toString('latin1')
    expect(draw()).toBe(draw())
  })
})

describe('the receipt of a request for retirement', () => {
  const text = textOf(depart)

  it.each([
    'Situation familiale | Pacsé ou pacsée',
    'Prénom du conjoint ou partenaire | Élodie',
    'Date de naissance du conjoint ou partenaire | 03/02/1971',
    'Adresse électronique | camille@exemple.fr | Téléphone | Non précisé',
    'Employeur | Ministère de l’Éducation nationale',
    'Changement d’adresse | Oui',
    'Nouvelle adresse | 4 rue des Lilas | Nouvelle adresse (suite) | 44000 Nantes | Nouvelle adresse (suite) | France',
    'Date d’effet de cette adresse | 01/10/2027',
    'Les informations sur vos enfants sont-elles complètes ? | J’ai demandé la correction des informations sur mes enfants',
    'Vos enfants | Léa, naissance le 12/04/1998, années passées à l’élever : 18',
    'Noé, naissance le 30/09/2001, années passées à l’élever : non précisé, invalide à 80 % au moins',
    'Lycée Jean-Moulin, | Employeurs et dates de ces services (suite) | septembre 1990 à juin 1992',
    'Date de départ | 01/11/2027',
    'Motif | Départ anticipé : carrière longue',
    'Versement de la pension | Dès le départ',
    'Versement de la retraite additionnelle | À une date choisie',
    'Date de versement de la retraite additionnelle | À partir du 01/01/2028',
    'Titre de perception | Oui',
    `Compte bancaire | Nouveau compte : ${MASKED}`,
    'Justificatifs concernant vos enfants | livret.pdf | Justificatifs concernant vos enfants | jugement.pdf',
    '01/05/2027 | Dernier jour pour prévenir votre employeur',
  ])('has the answer « %s »', (answer) => expect(text).toContain(answer))

  it('tells who is late that nobody else tells their employer', () => {
    expect(text).toContain('votre employeur de votre départ, au plus tard le 01/05/2027. Personne ne le fait')
    expect(textOf({ ...depart, recueLe: '2027-06-01' })).toContain(
      'sans attendre : le délai de six mois est passé depuis le 01/05/2027',
    )
    expect(textOf(progressive)).not.toContain('prévenez votre employeur')
  })

  it('promises the first payment of a progressive pension at no date: a month after its notification (art. D. 37-1 V)', () => {
    expect(text).toContain('30/11/2027 | Premier paiement de votre pension')
    expect(textOf(progressive)).not.toContain('| Premier paiement de votre pension')
    expect(textOf(progressive)).toContain('Premier paiement : 1 mois après la notification')
  })

  it('says that a progressive pension ends for good with full time, and is else suspended (art. L. 89 ter, D. 37-2)', () => {
    const dit = textOf(progressive)
    expect(dit).toContain(
      'Si vous reprenez à temps plein, votre retraite progressive prend fin définitivement',
    )
    expect(dit).toMatch(/seulement suspendue \(art\. L\. 89 ter et D\. 37-2/)
    expect(textOf(depart)).not.toContain('temps plein')
  })

  it('never has the whole account number, nor files that were not asked for', () => {
    expect(text.replaceAll(' ', '')).not.toContain(IBAN.slice(4, 16))
    expect(text).not.toContain('Justificatifs de handicap')
  })

  it('names every file, however many there are and however long their names', () => {
    const groupes = ['enfant', 'handicap', 'serviceauxiliaire', 'iban'] as const
    const nameOf = (groupe: string, rank: number) => `${groupe}${rank}-${'W'.repeat(116)}.pdf`
    const ranks = Array.from({ length: 25 }, (_, rank) => rank)
    const fichiers = Object.fromEntries(
      groupes.map((groupe) => [groupe, ranks.map((rank) => nameOf(groupe, rank))]),
    )
    const pdf = reading({ ...depart, fichiers })
    const cells = new Set(nodesOf(pdf.structure, 'TD').map(({ text: cell }) => cell.replaceAll(/\s/g, '')))
    const names = groupes.flatMap((groupe) => ranks.map((rank) => nameOf(groupe, rank)))
    expect(names.filter((name) => !cells.has(name))).toEqual([])
    expect(pdf.unmarked).toBe(0)
  })

  it('lists the files of a progressive request as its screen does: the authorisation first', () => {
    const fichiers = { iban: ['rib.pdf'], autorisation: ['arrete.pdf'] }
    expect(textOf({ ...progressive, fichiers })).toMatch(/arrete\.pdf.*rib\.pdf/)
  })

  it('does not name a spouse, an address or a child that nobody declared', () => {
    const { situation } = demandeDepart
    const alone = {
      ...situation,
      situationFamiliale: 'celibataire',
      codeValidationEnfant: 3,
      enfants: [],
      indicateurServiceAuxiliaire: false,
      changementAdresse: false,
    }
    const { nouvelleAdresse: _, ...withoutAddress } = demandeDepart
    const shown = textOf({
      ...depart,
      reponses: { ...withoutAddress, situation: alone } as unknown as Reponses,
    })
    expect(shown).not.toContain('conjoint')
    expect(shown).toContain('Changement d’adresse | Non')
    expect(shown).toContain('Je n’ai pas d’enfant à déclarer')
    expect(shown).toContain('Services d’auxiliaire ou de contractuel | Non')
    expect(shown).not.toContain('Nantes')
  })
})

describe('the receipt of a request for a progressive pension', () => {
  it.each([
    'Adresse électronique | Non précisé | Téléphone | 06 39 98 00 00',
    'Autre activité professionnelle | Non | Temps partiel thérapeutique | Non',
    'Déjà à temps partiel | Oui | Quotité actuelle | 80 % | À temps partiel depuis le | 01/09/2024',
    'Premier jour de la retraite progressive | 01/03/2027 | Quotité demandée | 60 %',
    'Compte bancaire | Compte gardé : celui que votre service connaît déjà',
    'Vous n’avez joint aucun fichier.',
  ])('has the answer « %s »', (answer) => expect(textOf(progressive)).toContain(answer))
})
