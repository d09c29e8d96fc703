import { expect, it } from 'vitest'
import type { Person } from '../screens/screenState.ts'
import type { Setting } from '../findings.ts'
import { type Errand, errandsOf, toursOf } from './errands.ts'

const errand = (address: string, width: Setting['width'], person: Person, source?: string): Errand => ({
  target: {
    address,
    page: address,
    state: 'ouvert',
    whole: source === undefined,
    person,
    recipe: '',
    ...(source && { source }),
    open: () => Promise.resolve(true),
  },
  settings: [{ theme: 'clair', width }],
})

it('one page does all that a person does, another the stories of a file, narrow before wide; of what visitors see, each state is apart', () => {
  const tours = toursOf([
    errand('contact', 1280, 'visiteur'),
    errand('menu--ouvert', 1280, 'visiteur', 'Menu.stories.tsx'),
    errand('menu--ferme', 320, 'visiteur', 'Menu.stories.tsx'),
    errand('profil', 1280, 'ange'),
    errand('paie', 1280, 'camille'),
    errand('paie', 320, 'camille'),
    errand('aide', 320, 'visiteur'),
  ])
  expect(
    tours.map(({ errands }) => errands.map(({ target, settings }) => [target.address, settings[0]?.width])),
  ).toEqual([
    [
      ['paie', 320],
      ['paie', 1280],
    ],
    [['profil', 1280]],
    [
      ['menu--ferme', 320],
      ['menu--ouvert', 1280],
    ],
    [['aide', 320]],
    [['contact', 1280]],
  ])
})

it('a story is visited once for every way of seeing it, a screen once a width', () => {
  const settings = ([320, 1280] as const).map((width): Setting => ({ theme: 'clair', width }))
  const story = errand('menu--ferme', 320, 'visiteur', 'Menu.stories.tsx').target
  const targets = [errand('aide', 320, 'visiteur').target, { ...story, widen: () => Promise.resolve(true) }]
  expect(errandsOf(targets, settings).map((one) => [one.target.address, one.settings.length])).toEqual([
    ['aide', 1],
    ['aide', 1],
    ['menu--ferme', 2],
  ])
})
