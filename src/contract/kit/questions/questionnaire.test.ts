import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { string } from 'yup'
import { messageKey } from '#contract/messages.ts'
import { faultsOf } from '#contract/kit/testing/faultsOf.ts'
import { caseACocher, jour, datePassee, ligneObligatoire, liste, texte } from './natures.ts'
import type { Question, Questionnaire, Saisies, Valeurs } from './question.ts'
import { envoiDe, filDe, reponsesDe, saisieInitiale, saisieReprise, schemaDe } from './questionnaire.ts'

interface Contexte {
  readonly today: '2026-11-21'
  readonly nom: string
}

const contexte: Contexte = { today: '2026-11-21', nom: 'Mercier' }

const accompagne = (valeurs: Valeurs) => valeurs['accompagne'] === true

/** A form that exists nowhere. */
const sejour = {
  voyageur: {
    titre: 'Vous',
    questions: {
      nom: texte<Contexte>({
        libelle: 'Votre nom',
        enBref: 'Nom',
        masque: true,
        initiale: ({ nom }) => nom,
        regle: ligneObligatoire(messageKey('SAISIE_NOM_OBLIGATOIRE'), 10),
      }),
      accompagne: caseACocher<Contexte>({
        libelle: 'Je viens avec quelqu’un',
        reprise: (gardee) => gardee === 'oui',
      }),
      arrivee: jour<Contexte>({
        libelle: 'Jour d’arrivée',
        montree: accompagne,
        regle: ({ today }) => datePassee(today, messageKey('DEMANDE_DATE')),
      }),
    },
  },
  paiement: {
    questions: {
      especes: {
        ...caseACocher<Contexte>({
          libelle: 'Je paie en espèces',
          montree: (_, { dossier }) => dossier?.['gratuit'] !== true,
          initiale: () => true,
          dite: (especes, valeurs) => (especes ? 'En espèces' : ['Par carte', String(valeurs['carte'])]),
        }),
        parties: {
          carte: {
            vide: '',
            fil: Type.String(),
            montree: (valeurs: Valeurs) => valeurs['especes'] === false,
            regle: () => string().defined().trim().required(messageKey('IBAN_OBLIGATOIRE')),
          },
        },
      },
    },
  },
} satisfies Questionnaire<Contexte>

/** The same with one question more: nothing but its record is written. */
const avecRepas = {
  ...sejour,
  repas: {
    questions: {
      repas: liste<Contexte>({
        libelle: 'Choisissez votre repas',
        enBref: 'Repas',
        options: [
          { value: 'midi', label: 'À midi' },
          { value: 'soir', label: 'Le soir' },
        ],
        manque: messageKey('DEMANDE_MOTIF'),
      }),
    },
  },
} satisfies Questionnaire<Contexte>

type Sejour = Saisies<typeof avecRepas>

const saisie: Sejour = {
  nom: ' Durand ',
  accompagne: false,
  arrivee: '',
  especes: true,
  carte: '',
  repas: 'soir',
}

const fautes = (change: Valeurs, dossier = {}) =>
  faultsOf(() =>
    schemaDe(avecRepas, contexte, dossier).validateSync({ ...saisie, ...change }, { abortEarly: false }),
  )

describe('QK a record more', () => {
  it('QK-1 has its default, beside what the portal knows', () => {
    expect(saisieInitiale(avecRepas, contexte)).toEqual({
      nom: 'Mercier',
      accompagne: false,
      arrivee: '',
      especes: true,
      carte: '',
      repas: '',
    })
  })

  it('QK-2 is judged as it is typed, and again as it is sent', () => {
    expect(fautes({ repas: '' })).toEqual(['repas DEMANDE_MOTIF'])
    expect(fautes({ repas: 'minuit' })).toEqual(['repas DEMANDE_MOTIF'])
    const envoi = envoiDe(avecRepas, contexte, saisie)
    expect(envoi).toEqual({ ...saisie, nom: 'Durand' })
    expect(schemaDe(avecRepas, contexte).validateSync(envoi)).toEqual(envoi)
  })

  it('QK-3 is described in the shape of what is sent', () => {
    const { properties, required } = filDe(avecRepas)
    expect(properties.repas).toMatchObject({ type: 'string', description: 'Repas' })
    expect(properties.carte).toMatchObject({ type: 'string', description: 'Je paie en espèces' })
    expect(required).toEqual(['nom', 'accompagne', 'arrivee', 'especes', 'carte', 'repas'])
  })

  it('QK-4 is read back, in the order of the page', () => {
    expect(reponsesDe(avecRepas, contexte, envoiDe(avecRepas, contexte, saisie))).toEqual([
      { question: 'Nom', reponse: ['Durand'], masque: true },
      { question: 'Je viens avec quelqu’un', reponse: ['Non'], masque: false },
      { question: 'Je paie en espèces', reponse: ['En espèces'], masque: false },
      { question: 'Repas', reponse: ['Le soir'], masque: false },
    ])
  })

  it('QK-5 is left out when it has nothing to say', () => {
    const muet = { un: { questions: { repas: { ...avecRepas.repas.questions.repas, dite: () => [] } } } }
    expect(reponsesDe(muet, contexte, { repas: 'soir' })).toEqual([])
  })
})

describe('QK a draft', () => {
  const reprise = (gardee: unknown) => saisieReprise(avecRepas, contexte, gardee)

  it('QK-6 is gone on with', () => {
    expect(reprise({ ...saisie, accompagne: 'oui' })).toEqual({ ...saisie, accompagne: true })
  })

  it('QK-7 of a former form begins the question that it had not', () => {
    const { repas: _, ...ancienne } = saisie
    expect(reprise(ancienne)).toMatchObject({ nom: ' Durand ', repas: '' })
  })

  it('QK-8 loses what no question asks and what is of another type', () => {
    expect(reprise({ nom: 12, repas: ['soir'], inconnue: 'x' })).toEqual(saisieInitiale(avecRepas, contexte))
    for (const rien of [undefined, null, 'texte', []])
      expect(reprise(rien)).toEqual(saisieInitiale(avecRepas, contexte))
  })
})

describe('QK what is not asked', () => {
  it('QK-9 is not judged, is sent empty and is not read back', () => {
    expect(fautes({ accompagne: true, arrivee: '31/02/2026' })).toEqual(['arrivee SAISIE_DATE_FORMAT'])
    expect(fautes({ arrivee: '31/02/2026' })).toEqual([])
    const envoi = envoiDe(avecRepas, contexte, { ...saisie, arrivee: '01/02/2026' })
    expect(envoi.arrivee).toBe('')
    expect(reponsesDe(avecRepas, contexte, envoi).map(({ question }) => question)).not.toContain(
      'Jour d’arrivée',
    )
  })

  it('QK-10 comes back as soon as it is asked', () => {
    const envoi = envoiDe(avecRepas, contexte, { ...saisie, accompagne: true, arrivee: '1/2/2026' })
    expect(envoi.arrivee).toBe('2026-02-01')
    expect(reponsesDe(avecRepas, contexte, envoi)[2]).toEqual({
      question: 'Jour d’arrivée',
      reponse: ['01/02/2026'],
      masque: false,
    })
  })
})

describe('QK the parts of a question', () => {
  it('QK-11 have a condition and rules of their own', () => {
    expect(fautes({ especes: false })).toEqual(['carte IBAN_OBLIGATOIRE'])
    expect(envoiDe(avecRepas, contexte, { ...saisie, carte: '1234' }).carte).toBe('')
  })

  it('QK-12 are read back with it', () => {
    const envoi = envoiDe(avecRepas, contexte, { ...saisie, especes: false, carte: ' 1234 ' })
    expect(reponsesDe(avecRepas, contexte, envoi)[2]?.reponse).toEqual(['Par carte', '1234'])
  })

  it('QK-13 follow it when another part of the request hides it', () => {
    const gratuit = { dossier: { gratuit: true } }
    expect(fautes({ especes: false }, gratuit)).toEqual([])
    const envoi = envoiDe(avecRepas, contexte, { ...saisie, especes: false, carte: '1234' }, gratuit)
    expect([envoi.especes, envoi.carte]).toEqual([false, ''])
    expect(reponsesDe(avecRepas, contexte, envoi, gratuit)).toHaveLength(3)
  })
})

it('QK-14 the compiler refuses a question that cannot be filled in, or read back', () => {
  const entiere = sejour.voyageur.questions.nom
  const { saisie: _saisie, ...sansChamp } = entiere
  const { dite: _dite, ...sansLecture } = entiere
  // @ts-expect-error nothing says how it is filled in
  const muette: Question<string, typeof entiere.fil, Contexte> = sansChamp
  // @ts-expect-error nothing says how its answer is read back
  const perdue: Question<string, typeof entiere.fil, Contexte> = sansLecture
  const formulaire = {
    // @ts-expect-error nor is it a question of a form
    un: { questions: { muette: sansChamp, perdue: sansLecture } },
  } satisfies Questionnaire<Contexte>
  expect([muette, perdue, formulaire]).toHaveLength(3)
})
