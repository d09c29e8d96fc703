import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Commande, type Reglable } from '../.storybook/Commande.tsx'

const sources = import.meta.glob<string>('../.storybook/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Blocks of Storybook that write words in English, which no setting changes. */
const ENGLISH = /\b(?:Canvas|Controls|ArgTypes|Primary|Source|Stories)\b/

it('pages of documentation are made of no block that speaks English', () => {
  const taken = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@storybook\/addon-docs\/blocks'/g)].map(
      ([, names = '']) => names,
    ),
  )
  expect(taken).not.toEqual([])
  expect(taken.filter((names) => ENGLISH.test(names))).toEqual([])
})

let place: HTMLElement
let root: ReturnType<typeof createRoot>
const changed = vi.fn()
const show = (reglable: Reglable, valeur: unknown) =>
  flushSync(() =>
    root.render(<Commande nom="taille" reglable={reglable} valeur={valeur} onChange={changed} />),
  )

beforeEach(() => {
  changed.mockClear()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  flushSync(() => root.unmount())
  place.remove()
})

it('a choice among values gives the value, whatever its type', async () => {
  show({ control: { type: 'select' }, options: [2, 3, undefined] }, 2)
  await userEvent.selectOptions(page.getByLabelText('Valeur de taille'), '3')
  expect(changed).toHaveBeenLastCalledWith(3)
})

it('a box, a number and a text give values of their type', async () => {
  show({ control: { type: 'boolean' } }, false)
  await userEvent.click(page.getByLabelText('taille : oui'))
  expect(changed).toHaveBeenLastCalledWith(true)
  show({ control: { type: 'number' } }, undefined)
  await userEvent.type(page.getByLabelText('Valeur de taille'), '4')
  expect(changed).toHaveBeenLastCalledWith(4)
  show({ control: { type: 'text' } }, '')
  await userEvent.type(page.getByLabelText('Valeur de taille'), 'a')
  expect(changed).toHaveBeenLastCalledWith('a')
})

it.each([
  [{ control: { type: 'object' } }, <b key="gras">gras</b>],
  [{ control: { type: 'text', disable: true } }, 'fixe'],
  [{}, () => undefined],
])('what no field can say is said to come from the code', (reglable, valeur) => {
  show(reglable, valeur)
  expect(place.textContent).toBe('par le code')
})
