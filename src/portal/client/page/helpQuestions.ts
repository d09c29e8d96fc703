import type { HelpPage } from '#contract/contenu/contenu.ts'
import {
  listerquestion,
  listerquestionpublique,
  numeroQuestion,
  type QuestionDe,
  type QuestionsChoisies,
} from '#contract/contenu/questions.ts'
import { paths } from '#portal/paths.ts'
import { useCall } from '../call/useCall.ts'
import { useSession } from '../session/useSession.ts'
import { opensTo, type SitePage, usePageHandle, useSitePages } from './sitePage.ts'

/** A help page that the page on the screen leads to, and those of its questions that this one raises. */
export interface AideDePage {
  readonly page: HelpPage
  readonly titre: string
  readonly to: string
  readonly questions: readonly { readonly to: string; readonly titre: string }[]
}

type Titres = Readonly<Partial<Record<HelpPage, readonly string[]>>>

/** What a page leads to among help pages, in the words published; what is no longer published is left out. */
export const aideDe = (
  choisies: NonNullable<SitePage['aide']>,
  pages: readonly SitePage[],
  titres: Titres,
): readonly AideDePage[] =>
  (Object.keys(choisies) as HelpPage[]).flatMap((page) => {
    const noms: readonly QuestionDe<HelpPage>[] | undefined = choisies[page]
    const found = pages.find(({ path }) => path === paths.question(page))
    if (noms === undefined || !found) return []
    const questions = noms.flatMap((nom) => {
      const numero = numeroQuestion<HelpPage>(page, nom)
      const titre = titres[page]?.[numero - 1]
      return titre === undefined ? [] : [{ to: paths.question(page, numero), titre }]
    })
    return [{ page, titre: found.titre, to: found.path, questions }]
  })

/** Of the questions that a page raises, those that concern who is here: few are read-only. */
export const concernees = (choisies: QuestionsChoisies, lectureSeule: boolean): QuestionsChoisies =>
  lectureSeule || choisies.aideconnecte === undefined
    ? choisies
    : { ...choisies, aideconnecte: choisies.aideconnecte.filter((nom) => nom !== 'lectureseule') }

/** Help for the page on the screen; undefined while its words are on their way. */
export const useHelpQuestions = (): readonly AideDePage[] | undefined => {
  const pages = useSitePages()
  const rights = useSession().navigation
  const choisies = usePageHandle()?.page.aide
  const { data, error } = useCall(
    rights ? listerquestion : listerquestionpublique,
    choisies === undefined ? null : {},
    { revalidateIfStale: false },
  )
  if (choisies === undefined) return []
  if (data === undefined && error === undefined) return undefined
  const open = pages.filter((page) => opensTo(page, rights))
  return aideDe(concernees(choisies, rights?.lectureSeule === true), open, data?.titres ?? {})
}
