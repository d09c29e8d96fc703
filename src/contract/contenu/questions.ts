import { Type } from 'typebox'
import { prive, publique, defineCall } from '#contract/kit/call.ts'
import type { HelpPage } from './contenu.ts'

/** Questions of each help page, in their order: fragment `question-N` is the Nth (specification, §2.1). */
export const questionsAide = {
  aidenonconnecte: [
    'identifiant',
    'motdepasse',
    'captcha',
    'blocage',
    'creation',
    'choixmotdepasse',
    'protection',
    'accessibilite',
    'franceconnect',
  ],
  aideconnecte: [
    'tableaudebord',
    'rubriques',
    'identite',
    'coordonnees',
    'motdepasse',
    'telechargement',
    'recherche',
    'envoi',
    'messagerie',
    'lectureseule',
    'session',
  ],
  questionremunerationpaie: [
    'documents',
    'dernierbulletin',
    'net',
    'netimposable',
    'taux',
    'compte',
    'ancienemployeur',
  ],
  questionremunerationpension: ['bulletin', 'montant', 'prelevements', 'taux', 'declaration', 'compte'],
  questionpension: ['titre', 'erreur', 'adresse', 'travail', 'deces'],
  questionretraite: [
    'age',
    'simulateur',
    'calcul',
    'depot',
    'erreur',
    'progressive',
    'suivi',
    'annulation',
    'rachat',
    'travail',
  ],
} as const satisfies Readonly<Record<HelpPage, readonly string[]>>

/** Name of a question of a help page. */
export type QuestionDe<P extends HelpPage> = (typeof questionsAide)[P][number]

/** Questions of some help pages, by their names. */
export type QuestionsChoisies = { readonly [P in HelpPage]?: readonly QuestionDe<P>[] }

/** Rank of a question in its page, from 1. */
export const numeroQuestion = <P extends HelpPage>(page: P, question: QuestionDe<P>): number =>
  (questionsAide[page] as readonly string[]).indexOf(question) + 1

const nomsAide = Object.keys(questionsAide) as HelpPage[]

const titres = Type.Array(Type.String(), {
  description: 'Les questions, telles que publiées, dans leur ordre.',
})

const titresParPage = Type.Object({
  titres: Type.Partial(
    Type.Object(
      Object.fromEntries(nomsAide.map((page) => [page, titres])) as Record<HelpPage, typeof titres>,
    ),
  ),
})

/** The questions of the help of visitors: a page leads to those that it raises, in their words. */
export const listerquestionpublique = defineCall({
  method: 'GET',
  path: `${publique}/listerquestion/v1`,
  resume: 'Questions de l’aide publique, sans leurs réponses',
  access: 'public',
  background: true,
  success: titresParPage,
})

/** The questions of every help page. */
export const listerquestion = defineCall({
  method: 'GET',
  path: `${prive}/listerquestion/v1`,
  resume: 'Questions de toutes les pages d’aide, sans leurs réponses',
  access: 'connecte',
  background: true,
  success: titresParPage,
})

/** What the help calls. */
export const appelsQuestions = [listerquestionpublique, listerquestion] as const
