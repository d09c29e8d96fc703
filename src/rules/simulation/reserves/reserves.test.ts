import { describe, expect, it } from 'vitest'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import type { CompteDecrit, Estimee } from './compteDecrit.ts'
import { reservesDe } from './reserves.ts'

const estimee: Estimee = { demande: { ...demandeNue, indiceMajore: 768 }, regle: '2026-09-01', decote: 11 }

const simple = (texte: string) => texte.replaceAll(/[\u00A0\u202F]/g, ' ')

const oublis = (compte: Partial<CompteDecrit> = {}, faits: Partial<Estimee['demande']> = {}) =>
  reservesDe({ ...compteType, ...compte }, { ...estimee, demande: { ...estimee.demande, ...faits } })
    .nonComptes.map(simple)
    .join('\n')

const suppose = (compte: Partial<CompteDecrit> = {}, change: Partial<Estimee> = {}) =>
  reservesDe({ ...compteType, ...compte }, { ...estimee, ...change })
    .suppositions.map(simple)
    .join('\n')

const metier = (corps: string, categorie: 'sedentaire' | 'active' | 'superactive', employeur = 'État') =>
  oublis({ situation: { ...compteType.situation, categorie, corps, employeur } })

describe('what an amount leaves out', () => {
  it('names the other schemes of the account with their quarters, or that it has none', () => {
    expect(oublis()).toContain('(Régime général, 7 trimestres)')
    // Whoever leaves at 57 is paid by the general scheme at its own legal age.
    expect(oublis()).toContain('s’ajouteront à ce montant, chacune à l’âge et aux conditions de son régime')
    expect(oublis({ autresRegimes: [] })).toContain('votre compte n’y montre aucun trimestre')
    const vide = { regimeId: 'r', libelle: 'Vide', annees: [] }
    expect(oublis({ autresRegimes: [vide] })).not.toContain('Vide')
  })

  it.each([
    [59, true],
    [60, false],
  ] as const)(
    'has services out of Europe of a pension that pays %i quarters of services: %s',
    (trimestres, attendu) => {
      const bonifications = [{ bonificationId: 'b', libelle: 'b', trimestres: 4, article: 'L12a' as const }]
      const dit = oublis({ bonifications }, { trimestresLiquidables: trimestres }).includes('dépaysement')
      expect(dit).toBe(attendu)
    },
  )

  // Art. L. 17 b CPCMR: with military services, between fifteen and thirty years.
  it.each([
    ['L12c', 59, false],
    ['L12c', 60, true],
    ['L12d', 119, true],
    ['L12d', 120, false],
    ['L12h', 80, false],
  ] as const)(
    'has quarters of %s in the minimum of %i quarters of services: %s',
    (article, services, attendu) => {
      const bonifications = [{ bonificationId: 'b', libelle: 'b', trimestres: 4, article }]
      const dit = oublis({ bonifications }, { trimestresLiquidables: services }).includes('minimum garanti')
      expect(dit).toBe(attendu)
    },
  )

  it.each([
    ['Gardien de la paix', 'superactive', /sujétions spéciales de police, qui peut augmenter/],
    [
      'Surveillant pénitentiaire',
      'superactive',
      /pénitentiaires, qui peut augmenter votre pension, sous conditions de durée/,
    ],
    ['Sapeur-pompier professionnel', 'active', /indemnité de feu.*qu’après dix-sept ans.*âge anticipé/],
    ['Agent de constatation des douanes', 'active', /indemnité de risques/],
    ['Égoutier', 'superactive', /indemnité propre à votre corps/],
  ] as const)('tells a %s (%s) the indemnity of the trade', (corps, categorie, phrase) => {
    expect(metier(corps, categorie)).toMatch(phrase)
  })

  it.each([
    ['Professeur certifié', 'sedentaire'],
    ['Instituteur', 'active'],
    ['Attaché de la police nationale', 'sedentaire'],
  ] as const)('tells a %s (%s) of none', (corps, categorie) => {
    expect(metier(corps, categorie)).not.toMatch(/indemnité|prime de|CTI/)
  })

  it('tells of the CTI those who work in health', () => {
    expect(metier('Attaché', 'sedentaire', 'Centre hospitalier de Val-de-Brume')).toContain('(CTI)')
    expect(metier('Aide-soignant', 'sedentaire')).toContain('(CTI)')
  })

  it.each([
    ['Aide-soignant', 'active', 'Centre hospitalier de Val-de-Brume', true],
    ['Aide-soignant', 'sedentaire', 'Centre hospitalier de Val-de-Brume', false],
    ['Infirmier', 'active', 'Rectorat de Val-de-Brume', false],
  ] as const)(
    'tells of the hospital’s majoration a %s (%s) of %s: %s',
    (corps, categorie, employeur, attendu) => {
      expect(metier(corps, categorie, employeur).includes('majoration de durée d’assurance')).toBe(attendu)
    },
  )

  it('asks about national service those who could be called up, unless the account has it', () => {
    const ne = (dateNaissance: '1978-12-31' | '1979-01-01') =>
      oublis({ situation: { ...compteType.situation, dateNaissance } })
    expect(ne('1978-12-31')).toContain('service national')
    expect(ne('1979-01-01')).not.toContain('service national')
    const servi = { ...periode('s', '1990-01-01', '1990-12-31'), position: 'servicenational' as const }
    expect(oublis({ carriere: [servi, ...compteType.carriere] })).not.toContain('militaires')
  })

  it('says who pays for auxiliary services, unless they were validated', () => {
    const auxiliaire = { ...periode('a', '1994-09-01', '1996-08-31'), position: 'auxiliaire' as const }
    const avec = (valides: boolean) =>
      oublis({ carriere: [{ ...auxiliaire, valides }, ...compteType.carriere] })
    expect(avec(false)).toContain('services d’auxiliaire non validés')
    expect(avec(true)).not.toContain('auxiliaire')
    expect(oublis()).not.toContain('auxiliaire')
  })

  it('says what is taken off, by what is estimated', () => {
    expect(oublis()).toContain('le montant est brut')
    const net = oublis({}, { prelevements: { revenuFiscalReference: 20_000, parts: 1 } })
    expect(net).toContain('La pension nette ne la compte pas non plus')
    expect(net).not.toContain('CSG')
    expect(oublis({}, { rachat: { dateDemande: '2026-12-01', trimestres: 4, option: 1 } })).toContain(
      'coût du rachat',
    )
  })
})

describe('what an amount takes for granted', () => {
  it('is the index, the value of the point, the working time and the law of today', () => {
    expect(suppose()).toBe(
      [
        'L’indice majoré 768, comme aujourd’hui : aucun avancement n’est supposé.',
        'La valeur du point d’indice du 01/07/2023, 59,0734 € par an, sans hausse d’ici au départ.',
        'Un travail sans interruption jusqu’au départ, à votre quotité d’aujourd’hui : 100 %.',
        'La loi d’aujourd’hui, sans changement d’ici au départ : droit issu de la loi n° 2025-1403, pensions à compter du 01/09/2026.',
      ].join('\n'),
    )
  })

  it('is another index when one is typed, and points of RAFP that stay', () => {
    const demande = { ...estimee.demande, indiceMajore: 800, rafp: { points: 6120 } }
    expect(suppose({}, { demande })).toContain('800, détenu 6 mois')
    expect(suppose({}, { demande })).toContain('6 120 points de RAFP, sans ceux')
    expect(suppose({}, { demande, sansRafp: true })).not.toContain('RAFP')
  })

  it('is that points of NBI were held all along, until somebody tells how long', () => {
    const phrase = 'Une nouvelle bonification indiciaire de 30 points, perçue pendant toute la durée'
    expect(suppose()).not.toContain('bonification indiciaire')
    expect(suppose({}, { demande: { ...estimee.demande, nbi: 30 } })).toContain(phrase)
    const dite = suppose({}, { demande: { ...estimee.demande, nbi: 30, trimestresNbi: 28 } })
    expect(dite).toContain(
      '28 trimestres de nouvelle bonification indiciaire au départ, à 30 points en moyenne',
    )
    expect(dite).not.toContain(phrase)
  })

  it('is the working time to come before the departure', () => {
    const quotites = [
      { debut: '2027-01-01', quotite: 80 },
      { debut: '2030-01-01', quotite: 50 },
    ] as const
    expect(suppose({}, { quotites })).toContain('à la quotité saisie : 80 % à partir du 01/01/2027.')
  })

  it('is the lowest working time for a part-time that nobody tells, until someone does', () => {
    const { quotite: _inconnue, ...partiel } = {
      ...periode('p0', '1990-01-01', '1994-12-31'),
      tempsPartiel: true,
    }
    const carriere = [partiel, periode('p1', '1995-01-01')]
    const phrase = 'Un temps partiel à 50 %, du 01/01/1990 au 31/12/1994'
    expect(suppose({ carriere })).toContain(phrase)
    const dite = (quotite: number) =>
      suppose({ carriere }, { quotitesPassees: [{ periodeId: 'p0', quotite }] })
    expect(dite(0)).toContain(phrase)
    expect(dite(80)).not.toContain('Un temps partiel')
    expect(suppose()).not.toContain('Un temps partiel')
  })

  it('does not say that someone works who does not', () => {
    expect(suppose({ carriere: [periode('p', '1990-01-01', '2020-06-30')] })).toContain(
      'Aucun service après le 30/06/2020',
    )
    const absent = { ...periode('p', '1990-01-01'), position: 'disponibilite' as const }
    expect(suppose({ carriere: [absent] })).not.toContain('travail')
  })

  it.each([
    ['2030-09-30', '2030-10-01', false],
    ['2030-09-01', '2030-10-01', false],
    ['2030-08-31', '2030-10-01', true],
  ] as const)(
    'is the point, when the pension is deferred: services ended on %s, departure on %s (art. L. 25)',
    (fin, dateDepart, attendu) => {
      const carriere = [periode('p', '1990-01-01', fin)]
      const dit = suppose({ carriere }, { demande: { ...estimee.demande, dateDepart } })
      expect(dit.includes('suit entre les deux la revalorisation des pensions')).toBe(attendu)
    },
  )

  it('is that a pension whose levies are told is paid in metropolitan France (art. L. 136-8 III CSS)', () => {
    const net = { ...estimee.demande, prelevements: { revenuFiscalReference: 20_000, parts: 1 } }
    expect(suppose({}, { demande: net })).toContain('seuils de CSG de la métropole, connus aujourd’hui')
    expect(suppose({}, { demande: net })).toContain('à Mayotte, à Saint-Pierre-et-Miquelon, en Polynésie')
    expect(suppose()).not.toContain('métropole')
  })

  it('says that rules which are replaced only serve to compare', () => {
    const demande = { ...estimee.demande, regle: 'calendrier2023' }
    expect(suppose({}, { demande, regle: '2023-09-01' })).toContain(
      'pour comparer seulement : calendrier de 2023',
    )
  })
})
