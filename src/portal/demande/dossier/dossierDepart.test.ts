import { describe, expect, it } from 'vitest'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { compteType } from '#rules/retraite/estimation/testing/comptesType.ts'
import {
  demandeDe,
  dossierDuBrouillon,
  nouveauDossier,
  dateDonnee,
  withDate,
  type Dossier as DossierDe,
} from './dossier.ts'

type Dossier = DossierDe<'depart'>
type SaisieDepart = Dossier['depart']
type SaisieSituation = Dossier['situation']

const contexte: Contexte = {
  today: '2026-11-20',
  identite: { nom: 'Mercier', prenom: 'Alain', dateNaissance: '1963-11-08', nirMasque: '1 63 ••' },
  courriel: 'alain@example.org',
  telephone: '0612345678',
  ibanMasque: 'FR76 ••••',
  cir: {
    ...(compteType as unknown as Cir),
    enfants: [
      {
        enfantId: 'e1',
        prenom: 'Inès',
        dateNaissance: '1995-05-30',
        elevePendant9Ans: true,
        handicap80: true,
        trimestresBonification: 0,
        trimestresMajoration: 0,
      },
    ],
  },
}

const nouveau = nouveauDossier('depart', contexte)
const file = (id: string) => ({ id, name: `${id}.pdf` })
const toutesLesPieces: Dossier['pieces'] = {
  enfant: [file('a'), file('b')],
  handicap: [file('c')],
  serviceauxiliaire: [file('d')],
  iban: [file('e')],
}

const dossierAvec = (change: {
  readonly situation?: Partial<SaisieSituation>
  readonly depart?: Partial<SaisieDepart>
}): Dossier => ({
  ...nouveau,
  situation: { ...nouveau.situation, ...change.situation },
  depart: { ...nouveau.depart, ...change.depart },
  pieces: toutesLesPieces,
})

const sent = (dossier: Dossier) => demandeDe('depart', dossier, contexte, true)

describe('DO-1, a new request', () => {
  it('DO-1.1 has the defaults of the specification, and what the portal knows', () => {
    expect(nouveau.depart).toMatchObject({
      codeMotifDepart: '1',
      miseEnPaiementAuPlusTot: true,
      paiementAdditionnelAuPlusTot: true,
      titrePerceptionFourni: false,
      conservationIban: true,
    })
    expect(nouveau.situation).toMatchObject({ courriel: 'alain@example.org', changementAdresse: false })
    expect(nouveau.situation.enfants).toEqual([
      { prenom: 'Inès', dateNaissance: '30/05/1995', handicap: true, anneesElevees: '9' },
    ])
  })

  it('DO-1.2 asks for an account when none is on file', () => {
    const { ibanMasque: _, ...without } = contexte
    expect(nouveauDossier('depart', without).depart.conservationIban).toBe(false)
  })

  it('DO-1.3 has a key of its own', () => {
    expect(nouveauDossier('depart', contexte).cleEnvoi).not.toBe(nouveau.cleEnvoi)
  })

  it('DO-1.4 takes the date of the simulator, and nothing that is not one', () => {
    expect(dateDonnee('depart', '2027-09-01', '2026-11-20')).toBe('2027-09-01')
    expect(dateDonnee('progressive', '2027-09-01', '2026-11-20')).toBeUndefined()
    expect(withDate('depart', nouveau, '2027-09-01').depart.dateDepart).toBe('2027-09-01')
    for (const wrong of [null, '', '2027-13-01', 'demain', '2027-09-15', '1990-01-01'])
      expect(dateDonnee('depart', wrong, '2026-11-20')).toBeUndefined()
  })

  it.each([
    ['2026-11-30', '2026-12-01'],
    ['2026-12-01', undefined],
    ['2026-12-02', undefined],
  ] as const)('DO-1.5 on %s takes 1 December, still to come, for %s', (today, taken) => {
    expect(dateDonnee('depart', '2026-12-01', today)).toBe(taken)
  })
})

describe('DO-2, a draft', () => {
  const saisieEnfants = (enfants: readonly unknown[]) =>
    dossierDuBrouillon('depart', contexte, { situation: { enfants } }).situation.enfants

  it('DO-2.1 is read again as it was', () => {
    const dossier = dossierAvec({ depart: { dateDepart: '2027-09-01' } })
    expect(dossierDuBrouillon('depart', contexte, JSON.parse(JSON.stringify(dossier)))).toEqual(dossier)
  })

  it('DO-2.2 of a former shape keeps what is still asked, of the right type, and the defaults for the rest', () => {
    const former = {
      cleEnvoi: 'cle',
      situation: { employeur: 'Rectorat', ancienChamp: 'x', enfants: [{ prenom: 'Adam', rang: 2 }] },
      depart: { codeMotifDepart: 3, conservationIban: 'oui', dateDepart: '2027-09-01' },
      pieces: { enfant: [file('a'), { id: 1 }, 'b'], ancienGroupe: [file('z')] },
    }
    const read = dossierDuBrouillon('depart', contexte, former)
    expect(read.cleEnvoi).toBe('cle')
    expect(read.situation).toEqual({
      ...nouveau.situation,
      employeur: 'Rectorat',
      enfants: [{ prenom: 'Adam', dateNaissance: '', handicap: false, anneesElevees: '' }],
    })
    expect(read.depart).toEqual({ ...nouveau.depart, dateDepart: '2027-09-01' })
    expect(read.pieces).toEqual({ enfant: [file('a')], handicap: [], serviceauxiliaire: [], iban: [] })
  })

  it('DO-2.4 keeps the place of a child of whom nothing can be read', () => {
    const enfants = saisieEnfants([null, 'Adam', { prenom: 12 }, { prenom: 'Inès' }])
    expect(enfants.map(({ prenom }) => prenom)).toEqual(['', '', '', 'Inès'])
  })

  it.each([{}, { situation: null, depart: 1, pieces: 'x' }, { pieces: { enfant: null } }])(
    'DO-2.3 that says nothing is a new request: %j',
    (contenu) => {
      const noChild = { ...nouveau, situation: { ...nouveau.situation } }
      expect(dossierDuBrouillon('depart', contexte, contenu)).toEqual({
        ...noChild,
        cleEnvoi: expect.any(String) as string,
      })
    },
  )
})

describe('DO-3, what is sent', () => {
  it('DO-3.1 has the files of the groups that are still asked for, and no other', () => {
    expect(sent(dossierAvec({})).pieces).toEqual({
      enfant: ['a', 'b'],
      handicap: [],
      serviceauxiliaire: [],
      iban: [],
    })
    expect(
      sent(dossierAvec({ situation: { codeValidationEnfant: '3' }, depart: { codeMotifDepart: '5' } }))
        .pieces,
    ).toEqual({ enfant: [], handicap: ['c'], serviceauxiliaire: [], iban: [] })
  })

  it('DO-3.2 has no new IBAN when the other is kept', () => {
    const typed = { iban1: 'FR14 2004 1010 0505', iban2: '0001 3M02 606' }
    const known = { iban1: 'FR14200410100505', iban2: '00013M02606' }
    expect(sent(dossierAvec({ depart: typed })).depart).toMatchObject({ iban1: '', iban2: '' })
    expect(sent(dossierAvec({ depart: { ...typed, conservationIban: false } })).depart).toMatchObject(known)
  })

  it('DO-3.3 has no child when none counts, and no address that does not change', () => {
    expect(sent(dossierAvec({ situation: { codeValidationEnfant: '3' } })).situation.enfants).toEqual([])
    expect(sent(dossierAvec({ situation: { codeValidationEnfant: '1' } })).situation.enfants).toHaveLength(1)
    expect(sent(dossierAvec({}))).not.toHaveProperty('nouvelleAdresse')
    expect(sent(dossierAvec({ situation: { changementAdresse: true } }))).toHaveProperty('nouvelleAdresse')
  })

  it('DO-3.4 has no collection order without auxiliary services', () => {
    const depart = { titrePerceptionFourni: true }
    const [without, withServices] = [false, true].map((indicateurServiceAuxiliaire) =>
      sent(dossierAvec({ depart, situation: { indicateurServiceAuxiliaire } })),
    )
    expect(without?.depart.titrePerceptionFourni).toBe(false)
    expect(withServices?.depart.titrePerceptionFourni).toBe(true)
  })

  it('DO-3.5 has the codes as numbers, and the same key each time', () => {
    const dossier = dossierAvec({
      situation: { codeValidationEnfant: '2' },
      depart: { codeMotifDepart: '4' },
    })
    expect(sent(dossier)).toMatchObject({
      cleEnvoi: dossier.cleEnvoi,
      situation: { codeValidationEnfant: 2 },
      depart: { codeMotifDepart: 4 },
      declaration: true,
    })
  })
})
