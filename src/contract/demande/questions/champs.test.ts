import { describe, expect, it } from 'vitest'
import { object, type ObjectShape } from 'yup'
import { partiesDemande } from '#contract/demande/formulaires.ts'
import { nomsGenreDemande } from '#contract/demande/genres.ts'
import type { Question } from '#contract/kit/questions/question.ts'
import { reponsesDe, saisieInitiale, envoiDe } from '#contract/kit/questions/questionnaire.ts'
import { contexteType } from '#contract/kit/testing/contexteDemande.ts'
import { faultsOf } from '#contract/kit/testing/faultsOf.ts'
import type { TSchema } from 'typebox'
import type { Contexte } from './commun.ts'
import { depart } from './depart.ts'
import { nouvelleAdresse } from './nouvelleAdresse.ts'
import { situationDepart } from './situation.ts'

const contexte = contexteType()

type Champ = Question<unknown, TSchema, Contexte>

const rubriques = nomsGenreDemande.flatMap((genre) =>
  partiesDemande(genre).flatMap(([, { questions }]) =>
    Object.entries(questions).map(
      ([nom, rubrique]) => [genre, nom, rubrique.questions as Readonly<Record<string, Champ>>] as const,
    ),
  ),
)

const natureDe = ({ saisie }: Champ) => (typeof saisie === 'function' ? saisie(contexte) : saisie).nature

/** A box may always be left unticked, and a component says itself what it needs. */
const sansMarque = new Set(['case', 'composant'])

describe('the fields of a request', () => {
  it.each(rubriques)(
    'of %s, %s: are said to be required when nothing typed is refused',
    (_, __, questions) => {
      const regles = Object.entries(questions).map(([nom, { regle }]) => [nom, regle(contexte)])
      const vides = Object.entries(questions).map(([nom, { vide }]) => [nom, vide])
      // One way of being reached is enough: neither is required.
      const empty = {
        ...Object.fromEntries(vides),
        ...('telephone' in questions && { telephone: '0612345678' }),
      }
      const faults = faultsOf(() =>
        object(Object.fromEntries(regles) as ObjectShape).validateSync(empty, { abortEarly: false }),
      )
      const refusees = new Set(faults.map((fault) => fault.split(' ')[0]))
      for (const [nom, question] of Object.entries(questions))
        if (!sansMarque.has(natureDe(question)))
          expect([nom, question.obligatoire ?? false]).toEqual([nom, refusees.has(nom)])
    },
  )
})

describe('what is read back', () => {
  it('hides the account from who looks at a shared screen, and nothing else', () => {
    const envoi = envoiDe(depart, contexte, saisieInitiale(depart, contexte))
    const masques = reponsesDe(depart, contexte, envoi).filter(({ masque }) => masque)
    expect(masques).toEqual([
      { question: 'Compte bancaire', reponse: ['Compte gardé : FR76 ••••'], masque: true },
    ])
  })

  it('writes a new account in one piece', () => {
    const nouveau = { conservationIban: false, iban1: 'FR14 2004 1010 0505', iban2: '0001 3M02 606' }
    expect(depart.compte.questions.conservationIban.dite(false, nouveau, contexte)).toBe(
      'Nouveau compte : FR14 2004 1010 0505 0001 3M02 606',
    )
  })

  it('tells of each child, and of those only who are invalid that they are', () => {
    const enfant = { prenom: 'Inès', dateNaissance: '1995-05-30', handicap: false, anneesElevees: '' }
    const dit = 'Inès, naissance le 30/05/1995, années passées à l’élever : non précisé'
    expect(
      situationDepart.enfants.questions.enfants.dite([enfant, { ...enfant, handicap: true }], {}, contexte),
    ).toEqual([dit, `${dit}, invalide à 80\u00A0% au moins`])
  })

  it('has a line for each that was written', () => {
    const { servicesAuxiliaires } = situationDepart.auxiliaire.questions
    expect(servicesAuxiliaires.dite('Lycée\n \nCollège', {}, contexte)).toEqual(['Lycée', 'Collège'])
  })

  it('says what was left empty, and dates in digits', () => {
    const { conjointNom, conjointNaissance } = situationDepart.conjoint.questions
    const dits = [conjointNom.dite('', {}, contexte), conjointNaissance.dite('', {}, contexte)]
    expect(dits).toEqual(['Non précisé', 'Non précisé'])
    expect(conjointNom.dite('Durand', {}, contexte)).toBe('Durand')
    expect(['1963-11-08', '08/11/1963'].map((jour) => conjointNaissance.dite(jour, {}, contexte))).toEqual(
      Array(2).fill('08/11/1963'),
    )
  })

  it('groups the digits of a telephone number, as everywhere', () => {
    const { telephone } = situationDepart.contact.questions
    const envoi = envoiDe(situationDepart, contexte, {
      ...saisieInitiale(situationDepart, contexte),
      telephone: '0033 612345678',
    })
    expect(reponsesDe(situationDepart, contexte, envoi)).toContainEqual({
      question: 'Téléphone',
      reponse: ['+33 6 12 34 56 78'],
      masque: false,
    })
    expect(telephone.dite('0612345678', {}, contexte)).toBe('06 12 34 56 78')
    expect(telephone.dite('', {}, contexte)).toBe('Non précisé')
  })

  it('names the country of an address, or gives its code', () => {
    const pays = ['FR', 'BE'].map((code) => ({ code, libelleLong: `Pays ${code}` }))
    const adresse = { voie: '1 rue Haute', complement: ' ', codePostal: '1000', commune: 'Bruxelles' }
    const { codePays } = nouvelleAdresse.nouvelleAdresse.questions
    const lignes = ['1 rue Haute', '1000 Bruxelles']
    expect(codePays.dite('BE', adresse, { ...contexte, pays } as Contexte)).toEqual([...lignes, 'Pays BE'])
    expect(codePays.dite('BE', adresse, contexte)).toEqual([...lignes, 'BE'])
  })
})
