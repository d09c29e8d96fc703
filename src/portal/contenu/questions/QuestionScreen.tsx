import { useLocation } from 'react-router-dom'
import {
  contenuPrive,
  contenuPublic,
  type Page as PageContent,
  type QuestionPage,
} from '#contract/contenu/contenu.ts'
import { readAhead, useCall } from '#portal/client/call/useCall.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { RichText } from '#portal/components/page/RichText.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { useIsTaken } from '#portal/client/opening.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { questionsOf } from './questions.ts'

/** Help for signed-in people. */
export const QuestionScreen = ({ nomPage }: { readonly nomPage: QuestionPage }) => {
  const { data, error } = useCall(contenuPrive, { params: { id: nomPage } })
  return <Questions titre={usePageTitle()} content={data} failed={error !== undefined} />
}

QuestionScreen.readAhead = ({ nomPage }: { readonly nomPage: QuestionPage }) =>
  readAhead(contenuPrive, { params: { id: nomPage } })

/** Help for visitors. */
export const AideNonConnecteScreen = () => {
  const { data, error } = useCall(contenuPublic, { params: { nomPage: 'aidenonconnecte' } })
  return <Questions titre={usePageTitle()} content={data} failed={error !== undefined} />
}

interface QuestionsProps {
  readonly titre: string
  readonly content: PageContent | undefined
  readonly failed: boolean
}

const Questions = ({ titre, content, failed }: QuestionsProps) => {
  const { hash } = useLocation()
  const taken = useIsTaken()
  if (!content) return <Page titre={titre}>{failed ? <LoadFailure /> : <Skeleton lines={8} />}</Page>
  const items = questionsOf(content.contenu.paragraphe).map(({ id, titre: question, texte }) => ({
    id,
    titre: question,
    contenu: <RichText html={texte} />,
  }))
  return (
    <Page titre={titre}>
      <Accordion
        items={items}
        niveau={2}
        ouvert={taken ? items.find(({ id }) => `#${id}` === hash)?.id : undefined}
      />
    </Page>
  )
}
