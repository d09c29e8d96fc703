import type { ComponentProps } from 'react'
import { setLink } from '@codegouvfr/react-dsfr/link.js'
import { Link } from 'react-router-dom'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { learnMessages } from '#portal/client/fetch/messageText.ts'

declare module '@codegouvfr/react-dsfr/link.js' {
  interface RegisterLink {
    Link: typeof Link
  }
}

type LinkGiven = ComponentProps<Parameters<typeof setLink>[0]['Link']>

const PortalLink = (props: LinkGiven) =>
  'to' in props ? <Link {...props} /> : <Link {...props} to={props.href} />

/**
 * What the application has more than the sign-in page, which does without: the router's links for react-dsfr's components
 * (in place of `startReactDsfr`, which needs a browser), and the messages of every area.
 */
export const equip = () => {
  setLink({ Link: PortalLink })
  learnMessages(defaultMessages)
}
