import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { AideNonConnecteScreen } from '#portal/contenu/questions/QuestionScreen.tsx'
import { addressOf } from '#portal/client/fetch/fetchCall.ts'
import { OpeningAnswers, type KnownAnswers } from '#portal/client/opening.ts'
import { paths } from '#portal/paths.ts'
import { aide } from './fixtures/contenus.ts'

const known: KnownAnswers = {
  drawn: true,
  answers: new Map([[addressOf(contenuPublic, { params: { nomPage: 'aidenonconnecte' } }), aide]]),
  session: {},
}

const at = (address: string) => (
  <OpeningAnswers value={known}>
    <RouterProvider
      router={createMemoryRouter([{ path: '*', Component: AideNonConnecteScreen }], {
        initialEntries: [address],
      })}
    />
  </OpeningAnswers>
)

afterEach(() => {
  document.body.innerHTML = ''
})

/** The browser never tells the server the fragment: the page comes with every question closed (specification, §2.1). */
it('a help page that the server drew opens at the question of its address', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(at(paths.question('aidenonconnecte')))
  const root = hydrateRoot(place, at(paths.question('aidenonconnecte', 2)))
  const question = (rang: number) =>
    page.getByRole('button', { name: Object.values(aide.contenu.paragraphe)[rang - 1]?.titre ?? '' })
  await expect.element(question(2)).toHaveAttribute('aria-expanded', 'true')
  await expect.element(question(2)).toHaveFocus()
  await expect.element(question(1)).toHaveAttribute('aria-expanded', 'false')
  await question(2).click()
  await expect.element(question(2)).toHaveAttribute('aria-expanded', 'false')
  root.unmount()
})
