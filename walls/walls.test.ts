import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

interface Diagnostic {
  readonly filename: string
  readonly message: string
  /** The rule; none when the file is not understood. */
  readonly code?: string
}

type Plant = readonly [file: string, code: string, said: string]

const from = (name: string) => `import '${name}'`
const type = (name: string) => `import type { X } from '${name}'; export type Y = X`

/** Each violation, planted in a file of its own, and words of the message that sends it away. */
const plants: readonly Plant[] = [
  ['src/rules/profil/a.ts', from('react'), 'rules/ imports nothing but itself'],
  ['src/rules/profil/b.ts', type('#contract/profil/profil.ts'), 'rules/ imports nothing but itself'],
  ['src/rules/profil/c.ts', from('node:fs'), 'rules/ imports nothing but itself'],
  ['src/rules/d.ts', from('../contract/calls.ts'), 'rules/ imports nothing but itself'],
  ['src/rules/e.ts', 'export const now = Date.now()', 'take today as an argument'],
  ['src/rules/f.ts', 'export const now = () => new Date()', 'take today as an argument'],
  ['src/rules/g.ts', 'export const now = () => performance.now()', 'take today as an argument'],
  ['src/rules/h.ts', 'export const n = () => Math.random()', 'take the number as an argument'],
  ['src/rules/i.ts', "export const n = () => Math['random']()", 'take the number as an argument'],
  ['src/rules/calendar/j.ts', from('../money.ts'), 'A relative import never leaves its area'],
  ['src/rules/k.ts', "export const f = new Intl.NumberFormat('fr')", '#rules/format/nombres.ts'],
  ['src/contract/profil/a.ts', from('fastify'), 'contract/ knows only the rules, TypeBox and Yup'],
  ['src/contract/profil/b.ts', from('#portal/paths.ts'), 'contract/ knows only the rules'],
  ['src/contract/profil/c.ts', 'export const now = new Date()', 'take today as an argument'],
  ['src/server/profil/a.ts', from('#portal/profil/words.ts'), 'server/ never meets the portal'],
  ['src/server/profil/b.ts', from('react-dom/server'), 'server/ never meets the portal'],
  ['src/server/profil/c.test.ts', from('#portal/paths.ts'), 'server/ never meets the portal'],
  ['src/server/profil/d.ts', from('#demo/demo.ts'), 'does not know the demonstration'],
  ['src/server/profil/e.ts', "export const d = () => import('#demo/demo.ts')", 'the demonstration'],
  ['src/server/profil/f.ts', from('#testing/testApp.ts'), 'it knows neither its tests'],
  ['src/server/profil/g.ts', from('../kit/clock.ts'), 'A relative import never leaves its area'],
  ['src/server/profil/h.ts', "export const port = process.env['PORT']", 'add the setting to'],
  ['src/server/profil/i.ts', from('node:process'), 'add the setting to'],
  ['src/server/profil/j.ts', from('pg'), 'take the Db of the services'],
  ['src/server/profil/k.ts', from('node:sqlite'), 'take the Db of the services'],
  ['src/server/profil/t.ts', 'export const d = () => new Kysely({})', 'take the Db of the services'],
  ['src/server/profil/l.ts', from('nodemailer'), 'write it with queueMail'],
  ['src/server/profil/m.ts', from('pdfkit'), 'its TaggedDocument'],
  ['src/server/profil/n.ts', from('#server/connexion/signIn.ts'), 'An area never knows another'],
  ['src/server/profil/o.ts', type('#server/connexion/signIn.ts'), 'An area never knows another'],
  ['src/server/profil/p.ts', from('#server/admin/findCompte.ts'), 'An area never knows another'],
  ['src/server/profil/q.ts', type('#server/app.ts'), 'What puts the server together'],
  ['src/server/profil/r.ts', from('#server/config.ts'), 'take them as arguments'],
  ['src/server/profil/s.ts', from('#server/kit/http/answer.ts'), 'A use case never speaks HTTP'],
  ['src/server/profil/routes.ts', from('./store.ts'), 'Routes never read nor write the store'],
  ['src/server/profil/routesPieces.ts', from('./store/pieces.ts'), 'Routes never read nor write'],
  ['src/server/profil/nir/routes.ts', from('#server/kit/drafts/store.ts'), 'Routes never read nor write'],
  ['src/server/kit/a.ts', from('#server/profil/mails.ts'), 'kit/ knows no area'],
  ['src/server/kit/b.ts', type('#server/profil/profil.ts'), 'kit/ knows no area'],
  ['src/server/kit/c.ts', from('#server/services.ts'), 'take them as arguments'],
  ['src/server/kit/d.ts', from('#server/start.ts'), 'What puts the server together'],
  ['src/server/kit/e.ts', type('#server/config/variables.ts'), 'What puts the server together'],
  ['demo/personas/a.ts', 'export const demo = process.env.DEMO', 'add the setting to'],
  ['demo/personas/b.ts', from('#portal/paths.ts'), 'demo/ knows the server'],
  ['src/portal/profil/a.ts', from('#server/config.ts'), 'portal/ never meets the server'],
  ['src/portal/profil/b.ts', "export type C = import('#server/config.ts').Config", 'never meets the server'],
  ['src/portal/profil/c.test.ts', from('#server/config.ts'), 'portal/ never meets the server'],
  ['src/portal/profil/d.ts', from('node:path'), 'which have no node: modules'],
  ['src/portal/profil/e.ts', from('#portal/connexion/words.ts'), 'An area never knows another'],
  ['src/portal/profil/f.ts', from('../connexion/words.ts'), 'An area never knows another'],
  ['src/portal/profil/g.ts', "export * from '#portal/connexion/words.ts'", 'An area never knows another'],
  ['src/portal/profil/h.ts', from('#portal/shell/words.ts'), 'An area never knows the shell'],
  ['src/portal/profil/i.ts', from('#portal/pages.ts'), 'The root of the portal puts all together'],
  ['src/portal/accueil/a.ts', from('#contract/demande/formulaires.ts'), 'does without the questions'],
  ['src/portal/demande/pages.ts', from('#contract/demande/questions/depart.ts'), 'without the questions'],
  ['src/contract/demande/genres.ts', from('./formulaires.ts'), 'does without the questions'],
  ['src/portal/profil/j.ts', from('swr'), 'Only client/ knows SWR'],
  ['src/portal/profil/k.tsx', from('formik'), 'Only form/ knows Formik'],
  ['src/portal/profil/l.ts', from('../../../stories/fixtures/droits.ts'), 'it knows neither its tests'],
  ['src/portal/profil/m.ts', "export const f = () => fetch('/x')", 'Only client/ fetches'],
  ['src/portal/profil/n.ts', 'export const r = () => new XMLHttpRequest()', 'Only client/ fetches'],
  ['src/portal/profil/o.ts', 'export const f = () => window._paq', 'Only contenu/mesure/ knows Matomo'],
  ['src/portal/profil/p.ts', 'export const t = document.title', 'has no window'],
  ['src/portal/profil/q.ts', "export const k = localStorage.getItem('x')", 'has no window'],
  [
    'src/portal/profil/r.ts',
    'export const d = (x: Date) => x.toLocaleDateString()',
    '#rules/format/dates.ts',
  ],
  [
    'src/portal/profil/u.test.ts',
    'export const d = (x: Date) => x.toLocaleDateString()',
    '#rules/format/dates.ts',
  ],
  ['src/portal/profil/w.test.ts', 'export const n = (x: number) => x.toLocaleString()', 'nombres.ts'],
  ['src/portal/profil/v.ts', 'export const f = () => 1; export const t = document.title', 'has no window'],
  ['src/portal/profil/s.ts', from('../components/Page.tsx'), 'A relative import never leaves its area'],
  ['src/portal/profil/t.ts', 'export const mode = import.meta.env.MODE', 'add the setting to'],
  ['src/portal/components/a.tsx', from('#portal/client/call/useCall.ts'), 'components/ never fetch'],
  ['src/portal/components/b.tsx', from('#portal/form/PortalForm.tsx'), 'components/ never fetch'],
  ['src/portal/components/c.tsx', from('#portal/profil/words.ts'), 'components/ never fetch'],
  ['src/portal/components/d.tsx', from('swr'), 'Only client/ knows SWR'],
  ['src/portal/client/a.ts', from('#portal/components/Fieldset.tsx'), 'client/ shows nothing'],
  ['src/portal/client/b.ts', from('#portal/profil/words.ts'), 'client/ shows nothing'],
  ['src/portal/form/a.ts', from('#portal/shell/words.ts'), 'form/ knows no screen'],
  ['src/portal/form/b.ts', from('#portal/profil/words.ts'), 'form/ knows no screen'],
  ['src/portal/shell/a.ts', from('#portal/profil/words.ts'), 'shell/ surrounds every screen and knows none'],
]

/** What the house allows, near each wall. */
const sound: readonly (readonly [file: string, code: string])[] = [
  ['src/rules/profil/z.ts', `${from('../profil/y.ts')}; export const d = (ms: number) => new Date(ms)`],
  ['src/rules/profil/z.test.ts', `${from('vitest')}; export const now = new Date()`],
  ['src/rules/calendar/dates.ts', "export const f = new Intl.DateTimeFormat('sv-SE')"],
  ['src/contract/profil/z.ts', `${from('yup')}; ${from('typebox/value')}; ${type('#rules/money.ts')}`],
  ['src/server/main.ts', 'export const env = process.env'],
  ['src/server/demoPlug.ts', "export const d = () => import('#demo/demo.ts')"],
  ['src/server/profil/z.ts', `${from('#server/kit/clock.ts')}; ${type('#server/services.ts')}`],
  ['src/server/profil/y.ts', "export type S = import('#server/services.ts').Services"],
  ['src/server/profil/z.test.ts', from('#testing/testApp.ts')],
  ['src/server/connexion/routes.ts', `${from('#server/kit/http/answer.ts')}; ${from('./signIn.ts')}`],
  ['src/server/connexion/z/passageCookie.ts', from('#server/kit/http/cookies.ts')],
  ['src/server/app.ts', from('./profil/routes.ts')],
  ['src/server/admin/z.ts', from('#server/profil/store.ts')],
  ['src/server/kit/z.ts', type('#server/config.ts')],
  ['src/server/kit/database/z.ts', from('pg')],
  ['src/server/kit/mail/z.ts', from('nodemailer')],
  ['src/server/kit/pdf/z.ts', from('pdfkit')],
  ['src/portal/client/z.ts', "import useSWR from 'swr'; export const f = () => fetch(String(useSWR))"],
  ['src/portal/form/z.ts', from('formik')],
  ['src/portal/contenu/mesure/z.ts', 'export const f = () => window._paq'],
  ['src/portal/profil/z.ts', `${from('#portal/paths.ts')}; export const t = () => document.title`],
  ['src/portal/profil/y.ts', "import './profil.css'; export const on = typeof document !== 'undefined'"],
  ['src/portal/demande/words.ts', type('#contract/demande/formulaires.ts')],
  ['src/portal/pages.ts', from('./profil/pages.ts')],
  ['src/portal/main.tsx', "export const e = document.querySelector('#root')"],
]

const oxlint = (house: string) =>
  new Promise<string>((done) => {
    const command = join(root, 'node_modules/.bin/oxlint')
    execFile(process.execPath, [command, '--format', 'json'], { cwd: house }, (_, said) => done(said))
  })

/** What lint says of a house of these files alone, under the very configuration of this one. */
const said = new Map<string, string[]>()

beforeAll(async () => {
  const house = await mkdtemp(join(tmpdir(), 'walls-'))
  await cp(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
  await symlink(import.meta.dirname, join(house, 'walls'))
  for (const [file, code] of [...plants, ...sound]) {
    await mkdir(dirname(join(house, file)), { recursive: true })
    await writeFile(join(house, file), `${code}\n`)
  }
  const { diagnostics } = JSON.parse(await oxlint(house)) as { readonly diagnostics: readonly Diagnostic[] }
  await rm(house, { recursive: true })
  for (const { filename, message, code } of diagnostics)
    if (code?.startsWith('walls') ?? true) said.set(filename, [...(said.get(filename) ?? []), message])
}, 60_000)

describe('the walls of the house', () => {
  it('are tried by one file a violation', () => {
    expect(new Set([...plants, ...sound].map(([file]) => file)).size).toBe(plants.length + sound.length)
  })

  it.each(plants)('%s: %s', (file, _, message) => {
    expect(said.get(file)).toEqual([expect.stringContaining(message)])
  })

  it.each(sound)('%s may: %s', (file) => {
    expect(said.get(file)).toBeUndefined()
  })
})
