import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { ReactNode } from 'react'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { shellMessages } from '../words.ts'
import { usePreferences } from '#portal/client/opening.ts'
import { setPreferences } from '#portal/client/preferences.ts'
import { MenuLinks } from './MenuLinks.tsx'
import { useDisclosure } from './useDisclosure.ts'

/** Anchor of the skip link to the menu. */
export const MENU_ID = 'menu'

const PANEL_ID = 'menu-panneau'

interface PortalMenuProps {
  readonly rights: Habilitation
  /** Tools of the header, which has no room for them on small screens. */
  readonly tools: ReactNode
}

/**
 * The only menu of the portal. In wide windows it is a column that folds, and stays so (preferences); in
 * narrower ones a panel that the burger button opens. The style sheet shows one button or the other, both inside the
 * navigation landmark (RGAA 9.2). Not react-dsfr's SideMenu nor MainNavigation, whose buttons open nothing without DSFR's
 * script.
 */
export const PortalMenu = ({ rights, tools }: PortalMenuProps) => {
  const { open, toggle, root, button } = useDisclosure()
  const { menuReplie } = usePreferences()
  const { nom, ouvrir, replier, deplier } = shellMessages.menu
  return (
    <nav
      ref={root}
      id={MENU_ID}
      tabIndex={-1}
      aria-label={nom}
      className={`eap-no-print eap-menu${open ? ' eap-menu--open' : ''}${menuReplie ? ' eap-menu--folded' : ''}`}
    >
      <Button
        ref={button}
        type="button"
        priority="tertiary"
        iconId={open ? 'fr-icon-close-line' : 'fr-icon-menu-fill'}
        className="eap-menu__burger"
        onClick={toggle}
        nativeButtonProps={{ 'aria-expanded': open, 'aria-controls': PANEL_ID }}
      >
        {ouvrir}
      </Button>
      <Button
        className="eap-menu__fold"
        priority="tertiary no outline"
        size="small"
        iconId={menuReplie ? 'fr-icon-arrow-right-s-line' : 'fr-icon-arrow-left-s-line'}
        nativeButtonProps={{ 'aria-expanded': !menuReplie, 'aria-controls': PANEL_ID }}
        onClick={() => setPreferences({ menuReplie: !menuReplie })}
      >
        {menuReplie ? deplier : replier}
      </Button>
      <div className="eap-menu__anchor">
        <div id={PANEL_ID} className="eap-menu__panel fr-sidemenu">
          <div className="eap-menu__tools">{tools}</div>
          <MenuLinks rights={rights} />
        </div>
      </div>
    </nav>
  )
}
