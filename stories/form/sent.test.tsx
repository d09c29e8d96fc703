import { virtual } from '@guidepup/virtual-screen-reader'
import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { object, string } from 'yup'
import { publishContent } from '#portal/client/contents.ts'
import { useOnce } from '#portal/components/useOnce.ts'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { StoryForm } from './StoryForm.tsx'

const show = (node: ReactNode) =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(node)

afterEach(() => {
  document.body.innerHTML = ''
})

const NomForm = ({ summary = true }: { readonly summary?: boolean }) => (
  <StoryForm
    summary={summary}
    titre="Votre nom"
    bouton="Continuer"
    schema={object({ nom: string().required('SAISIE_NOM_OBLIGATOIRE').default('') })}
    initialValues={{ nom: '' }}
  >
    <TextField name="nom" label="Nom" required />
  </StoryForm>
)

it('a form says what is wrong in the words of the contents on the screen', async () => {
  const withdraw = publishContent({ message: { SAISIE_NOM_OBLIGATOIRE: 'Dit par l’administration.' } })
  show(<NomForm />)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect.element(page.getByLabelText(/^Nom/)).toHaveAccessibleDescription(/Dit par l’administration\./)
  withdraw()
})

/** Presses as an assistive technology or a finger may, which leave the focus where it is. */
const press = () => {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Continuer',
  )
  button?.click()
}

it.each([
  ['a summary', true, 'Le formulaire contient 1 erreur. Saisissez votre nom.'],
  ['a field', false, 'Saisissez votre nom.'],
])('what %s said is said again when it has the focus already', async (_, summary, sentence) => {
  const withdraw = publishContent({ message: { SAISIE_NOM_OBLIGATOIRE: 'Saisissez votre nom.' } })
  show(<NomForm summary={summary} />)
  const alert = () =>
    [...document.querySelectorAll('[aria-live=assertive]')].map(({ textContent }) => textContent).join('')
  const refused = () =>
    document.activeElement?.textContent?.includes('Saisissez') || document.activeElement?.matches('input')
  await expect.element(page.getByRole('button', { name: 'Continuer' })).toBeVisible()
  press()
  await expect.poll(refused).toBe(true)
  expect(alert(), 'the focus has told it').toBe('')
  press()
  await expect.poll(alert).toBe(sentence)
  await virtual.start({ container: document.body })
  press()
  await expect.poll(() => virtual.spokenPhraseLog()).toContain(`assertive: ${sentence}`)
  await virtual.stop()
  withdraw()
})

it('what is pressed twice before the page is drawn again is done once', async () => {
  let done = 0
  const Act = () => {
    const [busy, act] = useOnce(async () => {
      done += 1
      await new Promise(() => undefined)
    })
    return (
      <button
        type="button"
        onClick={() => {
          act()
          act()
        }}
      >
        {busy ? 'En cours' : 'Faire'}
      </button>
    )
  }
  show(<Act />)
  await page.getByRole('button', { name: 'Faire' }).click()
  await expect.element(page.getByRole('button', { name: 'En cours' })).toBeVisible()
  expect(done).toBe(1)
})
