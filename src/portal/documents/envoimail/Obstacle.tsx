import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { messageKey } from '#contract/messages.ts'
import { Page } from '#portal/components/page/Page.tsx'
import { envoimailMessages as words } from './words.ts'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { paths } from '#portal/paths.ts'

interface ObstacleProps {
  readonly raison: 'inconnu' | 'impossible'
}

/** In the place of the form, when there is no document that could be sent. */
export const Obstacle = ({ raison }: ObstacleProps) => (
  <Page titre={usePageTitle()}>
    <h2>{raison === 'inconnu' ? words.inconnuTitre : words.impossibleTitre}</h2>
    <p>{raison === 'inconnu' ? words.inconnu : messageText(messageKey('ENVOI_MAIL_IMPOSSIBLE'))}</p>
    <Button linkProps={{ to: paths.accueilconnecte }}>{words.tableaudebord}</Button>
  </Page>
)
