import { ecrire } from '#rules/format/nombres.ts'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { telechargercir } from '#contract/carriere/compteindividuelretraite.ts'
import { SESSION_COOKIE } from '#contract/connexion/session.ts'
import { PUBLISHED_ONLY } from '#contract/messages.ts'
import { openEmbedded } from '#server/kit/database/Store.ts'
import { compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { openSession } from '#server/kit/session/sessions.ts'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Download } from './kit/downloader.ts'
import { atMost, type Measure } from './kit/Measure.ts'
import { dataFolder, startBuilt } from './kit/process.ts'
import { runAlone } from './kit/report.ts'
import { percentile, timesOf } from './kit/time.ts'

const AT_ONCE = 30
const CALLS = 3000

/** One who downloads, and one who looks at their dashboard meanwhile. */
const PEOPLE = ['269057505601260', '182071305502136'] as const

const cookieOf = async (folder: string, identifiant: string): Promise<string> => {
  const { db, close } = openEmbedded(folder)
  const { id } = (await compteByIdentifiant(db, identifiant)) ?? { id: '' }
  const session = { compteId: id, moyen: 'motdepasse', navigateur: 'Firefox' } as const
  const token = await openSession(db, session, Date.now())
  await close()
  return `${SESSION_COOKIE.plain}=${token}; ${SESSION_COOKIE.secure}=${token}`
}

/** Time of the dashboard of someone, alone then while another draws their account as PDF thirty times at once. */
export const downloadsBench = async (): Promise<readonly Measure[]> => {
  const data = dataFolder()
  await (await startBuilt({}, data)).stop()
  const greedy = await cookieOf(data.folder, PEOPLE[0])
  const other = await cookieOf(data.folder, PEOPLE[1])
  const server = await startBuilt({ ACTES_PAR_PERSONNE: `${1e6}` }, data)
  const headers = { cookie: other, prefer: PUBLISHED_ONLY }
  const look = async () => {
    const answer = await fetch(`${server.address}${accueilconnecte.path}`, { headers })
    if (answer.status !== 200) throw new Error(`The dashboard answered ${answer.status}`)
    return answer.arrayBuffer()
  }
  const dashboard = async () => {
    const [times = []] = await timesOf(CALLS, [look])
    return times
  }
  await dashboard()
  const alone = await dashboard()
  const downloader = fork(join(import.meta.dirname, 'kit/downloader.ts'))
  downloader.send({
    url: `${server.address}${telechargercir.path}`,
    headers: { cookie: greedy },
    atOnce: AT_ONCE,
  } satisfies Download)
  await once(downloader, 'message')
  const beside = await dashboard()
  downloader.send('over')
  const [drawn] = (await once(downloader, 'message')) as [number]
  await server.stop()
  data.remove()
  const measure = (quoi: string, part: number) => {
    const [before, after] = [percentile(alone, part), percentile(beside, part)]
    const detail = `${ecrire(before)} ms seul, ${ecrire(after)} ms, ${drawn} téléchargements`
    return atMost(
      `Tableau de bord d’un autre pendant ${AT_ONCE} téléchargements à la fois, ${quoi}`,
      after / before,
      2,
      '×',
      detail,
    )
  }
  return [measure('médiane', 0.5), measure('95e centile', 0.95)]
}

await runAlone(import.meta.url, downloadsBench)
