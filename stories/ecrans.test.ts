import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pages } from '#portal/pages.ts'
import { paths } from '#portal/paths.ts'
import { buts } from '../.storybook/buts.ts'
import { faitDe, faitsDe } from '../.storybook/ecrans.ts'

const files = globSync('stories/**/*.stories.tsx').map((path) => readFileSync(path, 'utf8'))
const screens = files.filter((source) => source.includes("title: 'Écrans/"))

it('every screen says what it is for, and nothing else does', () => {
  const titles = screens.flatMap((source) => /title: '([^']+)'/.exec(source)?.[1] ?? [])
  expect(Object.keys(buts).toSorted()).toEqual([...new Set(titles)].toSorted())
})

it('every screen has a page of documentation', () => {
  const hidden = /title: 'Écrans\/[^\n]*\n(?: {2}component[^\n]*\n)? {2}tags: \['!autodocs'\]/
  expect(screens.filter((source) => hidden.test(source))).toEqual([])
})

describe('what the manifest says of the page at an address', () => {
  it.each(pages.filter(({ path }) => !path.includes('*')).map((page) => [page.path, page] as const))(
    '%s is found, in its own words',
    (path, page) => {
      const adresse = path.replaceAll(/:\w+/g, 'un-exemple')
      const titres = [page.titre, ...(page.etapes ?? []).map(({ titre }) => titre)]
      expect(titres).toContain(faitDe(adresse)?.titre)
    },
  )

  it('says the step, and who sees it', () => {
    expect(faitDe(paths.etapeDemande('depart', 'pieces'))).toMatchObject({
      adresse: paths.etapeDemande('depart', 'pieces'),
      visible: 'Les personnes connectées qui ont le service demandedepartretraite.',
    })
    expect(faitDe(paths.contact)?.visible).toBe('Tout le monde, connecté ou non.')
    expect(faitDe(paths.profil)?.visible).toBe('Toute personne connectée.')
  })

  it('passes over what follows the path, and says each page once', () => {
    expect(faitsDe([`${paths.demandeenvoimail}?documentUuid=1`, paths.demandeenvoimail])).toHaveLength(1)
  })

  it('takes what no page has for the page of what is not found', () => {
    expect(faitDe('/nulle/part')?.titre).toBe('Page introuvable')
  })
})
