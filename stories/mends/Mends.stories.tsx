import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { SkipLinks } from '@codegouvfr/react-dsfr/SkipLinks.js'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { FilterTags } from '#portal/components/FilterTags.tsx'
import { SitePages } from '#portal/client/page/sitePage.ts'
import { pages } from '#portal/pages.ts'
import { PortalFooter } from '#portal/shell/footer/PortalFooter.tsx'

const meta: Meta = { title: 'Corrections du DSFR' }
export default meta

type Story = StoryObj

const nothing = () => undefined

/** Everything that changes its ground under the pointer; `hover.test.tsx` measures it there. */
const Hovered = () => (
  <>
    <Button type="button">Bouton principal</Button>{' '}
    <Button type="button" priority="secondary">
      Bouton secondaire
    </Button>{' '}
    <Button type="button" priority="tertiary">
      Bouton tertiaire
    </Button>{' '}
    <Button type="button" priority="tertiary no outline">
      Bouton sans contour
    </Button>
    <Accordion items={[{ id: 'un', titre: 'Titre d’accordéon', contenu: <p>Texte.</p> }]} niveau={2} />
    <FilterTags
      label="Filtres"
      names={['Étiquette', 'Étiquette choisie']}
      selected="Étiquette choisie"
      onToggle={nothing}
    />
    <nav className="fr-sidemenu" aria-label="Menu">
      <ul className="fr-sidemenu__list">
        <li className="fr-sidemenu__item">
          <a className="fr-sidemenu__link" href="#un">
            Lien du menu
          </a>
        </li>
      </ul>
    </nav>
    <label className="fr-label" htmlFor="champ">
      Numéro de la demande
    </label>
    <input className="fr-input" id="champ" />
  </>
)

export const Survol: Story = { render: Hovered }

/** Defect 15: the target of the skip link takes the focus. */
export const LienDEvitement: Story = {
  name: 'Lien d’évitement',
  parameters: { legende: 'Défaut 15 : la cible du lien d’évitement prend le focus.' },
  render: () => (
    <>
      <SkipLinks links={[{ label: 'Contenu', anchor: '#contenu' }]} />
      <main id="contenu" tabIndex={-1}>
        <h1>Page</h1>
      </main>
    </>
  ),
  play: async () => {
    await userEvent.tab()
    const link = screen.getByRole('link', { name: 'Contenu' })
    await expect(link).toHaveFocus()
    const target = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '')
    await expect(target).toBe(screen.getByRole('main'))
    target?.focus()
    await expect(target).toHaveFocus()
  },
}

/** Defect 22: each link of the foot is alone in its place, with no text around that only a colour would tell it from. */
export const PiedDePage: Story = {
  name: 'Pied de page',
  parameters: {
    legende: 'Défaut 22 : chaque lien du pied est seul à sa place, et se touche sur 24 px au moins.',
  },
  render: () => (
    <SitePages value={pages}>
      <PortalFooter onShare={nothing} onDisplay={nothing} />
    </SitePages>
  ),
  play: async ({ canvasElement }) => {
    const brand = within(canvasElement).getByRole('link', { name: /^République\s*Française$/ })
    await expect(brand).toHaveAttribute('title', expect.stringContaining('République Française'))
    const links = canvasElement.querySelectorAll('.fr-footer__bottom-link')
    await expect(links.length).toBeGreaterThan(3)
    for (const link of links) {
      await expect(link.parentElement?.textContent).toBe(link.textContent)
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    }
    const headings = within(canvasElement).queryAllByRole('heading')
    await expect(headings).toEqual([])
  },
}
