import type { ComponentProps } from 'react'
import { setLink } from '@codegouvfr/react-dsfr/link.js'
import { Link } from 'react-router-dom'

declare module '@codegouvfr/react-dsfr/link.js' {
  interface RegisterLink {
    Link: typeof Link
  }
}

type LinkGiven = ComponentProps<Parameters<typeof setLink>[0]['Link']>

const PortalLink = (props: LinkGiven) =>
  'to' in props ? <Link {...props} /> : <Link {...props} to={props.href} />

/** Gives the router's links to react-dsfr's components, in place of `startReactDsfr`, which needs a browser. */
export const registerLink = () => setLink({ Link: PortalLink })
