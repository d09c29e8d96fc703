import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ConnexionRefusee } from '../src/contract/connexion/formulaires.ts'
import type { MessageAlerte } from '../src/contract/contenu/contenu.ts'
import type { Habilitation } from '../src/contract/connexion/habilitation.ts'
import type { DrawPage } from '../src/contract/drawnPage.ts'

interface Drawing {
  readonly visitorPaths: readonly string[]
  readonly entrancePaths: readonly string[]
  readonly homePath: string
  readonly drawPage: DrawPage
}

/** A form of the sign-in page that was refused: what its script may show has its rules in the page. */
const REFUSED: ConnexionRefusee = {
  identifiant: '',
  fautes: { identifiant: ['?'], secret: ['?'], code: ['?'] },
  reponse: { status: 444, body: { erreurCode: '?' } },
}

/** What is shown of a page that may be drawn in another way. */
interface Shown {
  readonly refusee?: ConnexionRefusee
  readonly alerte?: MessageAlerte
}

/** A message of the administration, at each level: the page where people come in has no other sheet to show it. */
const ALERTED: readonly Shown[] = (['vert', 'orange', 'rouge'] as const).map((niveau) => ({
  alerte: { titre: '?', niveau, texte: '?' },
}))

const load = (file: string) => import(pathToFileURL(join(process.cwd(), file)).href) as Promise<unknown>

const drawn = (path: string, page: Awaited<ReturnType<DrawPage>>): string => {
  if (!page || 'to' in page)
    throw new Error(`The page at ${path} cannot be drawn: its rules would be missing.`)
  return page.html
}

/** What the pages for visitors look like with the contents by default: those where people come in, and all. */
export const visitorPages = async (folder: string) => {
  const { drawPage, visitorPaths, entrancePaths } = (await load(`${folder}/drawPage.js`)) as Drawing
  const { defaultContenus } = (await load('src/server/contenu/content/defaultContents.ts')) as {
    readonly defaultContenus: Readonly<Record<string, unknown>>
  }
  const answer = async (address: string, { alerte }: Shown) => {
    const name = /([a-z]+)(?:\/v1)?$/.exec(address)?.[1] ?? ''
    if (name === 'messagealerte' && alerte) return { messagealerte: alerte }
    const contenu = defaultContenus[name]
    // Another call has nothing to say by default.
    return contenu ? { contenu, parametrage: { franceconnectactive: true, listeFiltre: [] } } : {}
  }
  const draw = async (path: string, shown: Shown = {}) => {
    const { refusee } = shown
    const visit = { path, search: '', jour: '2026-01-01', ...(refusee && { refusee }) }
    return drawn(path, await drawPage(visit, [], (address) => answer(address, shown)))
  }
  const states = [{}, { refusee: REFUSED }, ...ALERTED]
  const entrances = await Promise.all(
    entrancePaths.flatMap((path) => states.map((shown) => draw(path, shown))),
  )
  const visitors = await Promise.all(
    visitorPaths.flatMap((path) => [{}, ...ALERTED].map((shown) => draw(path, shown))),
  )
  return { entrances: entrances.join('\n'), visitors: visitors.join('\n') }
}

/** What the dashboard looks like in states that the library shows. */
export const homePages = async (folder: string) => {
  const { drawPage, homePath } = (await load(`${folder}/drawPage.js`)) as Drawing
  const { tableauxDessines } = (await load('stories/fixtures/accueil/dessins.ts')) as {
    readonly tableauxDessines: readonly {
      readonly rights: Habilitation
      readonly answers: Readonly<Record<string, unknown>>
    }[]
  }
  const draw = async ({ rights, answers }: (typeof tableauxDessines)[number]) => {
    const visit = { path: homePath, search: '', jour: '2026-01-01', rights }
    return drawn(homePath, await drawPage(visit, [], async (address) => answers[address] ?? {}))
  }
  return (await Promise.all(tableauxDessines.map(draw))).join('\n')
}
