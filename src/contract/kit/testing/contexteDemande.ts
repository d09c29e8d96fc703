import type { Cir } from '#contract/carriere/cir.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import type { Envois, Questionnaire } from '#contract/kit/questions/question.ts'
import { envoiDe, saisieInitiale } from '#contract/kit/questions/questionnaire.ts'
import { compteType } from '#rules/retraite/estimation/testing/comptesType.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

/** When the career of someone born on 12 May 1970 began: before the end of the year of that age, or too late. */
const debuts = { 16: '1985-01-01', 20: '1989-01-01', tardif: '1995-01-01' } as const

export type Debut = keyof typeof debuts

interface Personne {
  readonly dateNaissance?: CalendarDate
  readonly categorie?: 'sedentaire' | 'active' | 'superactive'
  readonly debut?: Debut | undefined
}

const cirDe = (dateNaissance: CalendarDate, debut: Debut): Cir => {
  const [periode] = compteType.carriere
  return {
    ...compteType,
    situation: { ...compteType.situation, dateNaissance },
    autresRegimes: [],
    carriere: [{ ...periode, debut: debuts[debut] }],
  } as unknown as Cir
}

/** What the questions of a request are asked with on 21 November 2026, for tests; an account only where `debut` tells it. */
export const contexteType = ({ dateNaissance = '1963-11-08', debut }: Personne = {}): Contexte => ({
  identite: { nom: 'Mercier', prenom: 'Alain', dateNaissance, nirMasque: '1 63 ••' },
  courriel: 'alain@example.org',
  telephone: '',
  adresse: {
    codePays: '99100',
    voie: '4 rue des Lilas',
    complement: '',
    codePostal: '59000',
    commune: 'Lille',
  },
  ibanMasque: 'FR76 ••••',
  today: '2026-11-21',
  ...(debut !== undefined && { cir: cirDe(dateNaissance, debut) }),
})

/** What is sent of a form as it begins, for tests: a question more is answered by those alone that it concerns. */
export const envoiInitial = <R extends Questionnaire<Contexte>>(questions: R): Envois<R> => {
  const contexte = contexteType()
  return envoiDe(questions, contexte, saisieInitiale<Contexte, R>(questions, contexte))
}
