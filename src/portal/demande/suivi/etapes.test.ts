import { dateOf } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import type { Passage, Suivi } from '#contract/demande/suivi.ts'
import type { EtatDossier, GenreDossier } from '#rules/demande/etats.ts'
import { etapesDuSuivi } from './etapes.ts'

const suiviOf = (...etats: readonly EtatDossier[]): Suivi => ({
  dossierId: '0199f0a0-0000-4000-8000-000000000001',
  numero: 'DR-2026-0001-0001',
  etat: etats.at(-1) ?? 'recue',
  dateDepart: '2027-07-01',
  annulable: etats.at(-1) === 'recue',
  delais: [],
  fichiers: [],
  passages: etats.map((etat, rank): Passage => ({ etat, date: dateOf(2026, 10, rank + 1) })),
})

/** Steps in short: `=` done, `>` current, `.` to come, each with who acts. */
const short = (genre: GenreDossier, ...etats: readonly EtatDossier[]) =>
  etapesDuSuivi(genre, suiviOf(...etats)).map(({ id, etat, acteur }) => {
    const mark = { faite: '=', encours: '>', avenir: '.' }[etat]
    return `${mark}${id.replace(/-\d+$/, '')}${acteur === undefined ? '' : ` ${acteur}`}`
  })

const cases: readonly (readonly [GenreDossier, readonly EtatDossier[], readonly string[]])[] = [
  [
    'depart',
    ['recue'],
    ['>recue service', '.traitement service', '.decompte service', '.titre service', '.paiement service'],
  ],
  [
    'depart',
    ['recue', 'traitement', 'piecedemandee'],
    [
      '=recue',
      '=traitement',
      '>piecedemandee vous',
      '.decompte service',
      '.titre service',
      '.paiement service',
    ],
  ],
  [
    'depart',
    ['recue', 'piecedemandee'],
    [
      '=recue',
      '>piecedemandee vous',
      '.traitement service',
      '.decompte service',
      '.titre service',
      '.paiement service',
    ],
  ],
  [
    'depart',
    ['recue', 'traitement', 'decompte', 'piecedemandee'],
    [
      '=recue',
      '=traitement',
      '=decompte',
      '>piecedemandee vous',
      '.decompte service',
      '.titre service',
      '.paiement service',
    ],
  ],
  [
    'depart',
    ['recue', 'traitement', 'decompte', 'decomptecorrectif'],
    [
      '=recue',
      '=traitement',
      '=decompte',
      '>decomptecorrectif service',
      '.titre service',
      '.paiement service',
    ],
  ],
  [
    'depart',
    ['recue', 'traitement', 'decompte', 'titre', 'paiement'],
    ['=recue', '=traitement', '=decompte', '=titre', '=paiement'],
  ],
  ['depart', ['recue', 'annulee'], ['=recue', '=annulee']],
  [
    'progressive',
    ['recue', 'recapitulatif'],
    [
      '=recue',
      '>recapitulatif employeur',
      '.documentemployeur employeur',
      '.traitement service',
      '.decompte service',
      '.validee service',
    ],
  ],
  [
    'progressive',
    ['recue', 'recapitulatif', 'piecedemandee', 'recapitulatif'],
    [
      '=recue',
      '=recapitulatif',
      '=piecedemandee',
      '>recapitulatif employeur',
      '.documentemployeur employeur',
      '.traitement service',
      '.decompte service',
      '.validee service',
    ],
  ],
  [
    'progressive',
    ['recue', 'recapitulatif', 'documentemployeur', 'traitement', 'decompte', 'validee'],
    ['=recue', '=recapitulatif', '=documentemployeur', '=traitement', '=decompte', '=validee'],
  ],
]

describe('the steps of a request', () => {
  it.each(cases)('%s %s', (genre, etats, steps) => {
    expect(short(genre, ...etats)).toEqual(steps)
  })

  it('keep the date, the reason and the document of what happened', () => {
    const asked = suiviOf('recue', 'piecedemandee', 'traitement')
    const document = { documentUuid: '0199f0a0-0000-4000-8000-000000000002', libelle: 'Pièce à fournir' }
    const steps = etapesDuSuivi('depart', {
      ...asked,
      passages: asked.passages.map((passage) =>
        passage.etat === 'piecedemandee' ? { ...passage, motif: 'Un livret de famille.', document } : passage,
      ),
    })
    expect(steps[1]).toEqual({
      id: 'piecedemandee-1',
      libelle: 'Une pièce vous a été demandée.',
      etat: 'faite',
      date: '2026-10-02',
      explication: 'Pièce demandée : Un livret de famille.',
      document,
    })
  })

  it.each([
    ['personne', 'Dossier annulé par vous.', 'Votre motif : « Je reste »'],
    ['employeur', 'Dossier annulé par votre employeur.', 'Motif donné par votre employeur : « Je reste »'],
    [
      'service',
      'Dossier annulé par le Service des Retraites de l’État.',
      'Motif donné par le Service des Retraites de l’État : « Je reste »',
    ],
    [undefined, 'Dossier annulé.', 'Motif : « Je reste »'],
  ] as const)('say who cancelled it, and quote why (%s)', (annuleePar, libelle, explication) => {
    const cancelled = suiviOf('recue', 'annulee')
    const passages = cancelled.passages.map((passage) =>
      passage.etat === 'annulee'
        ? { ...passage, motif: 'Je reste', ...(annuleePar && { annuleePar }) }
        : passage,
    )
    expect(etapesDuSuivi('depart', { ...cancelled, passages })[1]).toMatchObject({ libelle, explication })
  })

  it('say who will act, and nothing of a date, of what is to come', () => {
    expect(etapesDuSuivi('progressive', suiviOf('recue'))[1]).toEqual({
      id: 'recapitulatif',
      libelle: 'Récapitulatif de votre demande',
      etat: 'avenir',
      acteur: 'service',
    })
  })
})

describe('observed lengths', () => {
  const delais = [
    { etape: 'recue', medianeJours: 5, effectif: 12 },
    { etape: 'traitement', medianeJours: 0, effectif: 9 },
  ] as const
  const delaisOf = (...etats: readonly EtatDossier[]) =>
    etapesDuSuivi('depart', { ...suiviOf(...etats), delais: [...delais] }).map(({ delai }) => delai)

  it('are told of the current step and of those to come, where enough requests tell them', () => {
    expect(delaisOf('recue')).toEqual([
      '5 jours ou moins, une fois sur deux (12 demandes)',
      'moins d’un jour, une fois sur deux (9 demandes)',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are not told of what is done, nor of a request that has ended', () => {
    expect(delaisOf('recue', 'traitement').slice(0, 2)).toEqual([
      undefined,
      'moins d’un jour, une fois sur deux (9 demandes)',
    ])
    expect(delaisOf('recue', 'annulee')).toEqual([undefined, undefined])
  })
})
