import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TEMPLATE =
  '<title><!--title--></title><script data-application="/app.js">boot()</script><style>a{}</style><div id="root"><!--html--></div><script type="application/json" id="ouverture"><!--opening--></script>'

/** Stands for the portal's entry, and tells what it was asked for. */
const DRAW = `let drawings = 0
export const entrancePaths = ['/']
export const homePath = '/accueil'
export const drawPage = async ({ path, search, rights, ended, closed }, configuration, read) => {
  if (path === '/application') return undefined
  if (path === '/panne') throw new Error('cannot be drawn')
  if (path === '/prive' && !rights) return { to: '/connexion?fin=' + (ended !== undefined) }
  drawings += 1
  const lu = await read('/lu')
  return { status: closed ? 544 : path === '/inconnue' ? 404 : 200, title: 'A & B', incomplete: lu === undefined,
    html: '<h1>' + [path + search, rights?.identification.identite, drawings].filter(Boolean).join(' ') + '</h1>',
    opening: { path, configuration, answers: { lu }, loaderData: {} } }
}
export const drawFailure = (numero) => ({ title: 'Erreur', html: '<h1>Erreur ' + numero + '</h1>' })`

/** Writes in a folder what a build leaves, as small as it can be; gives where. */
export const buildSite = (folder: string) => {
  const [dist, server] = [join(folder, 'dist'), join(folder, 'dist-server')]
  mkdirSync(dist)
  mkdirSync(server)
  writeFileSync(join(dist, 'index.html'), 'application')
  writeFileSync(join(dist, 'app.js'), '')
  writeFileSync(join(server, 'page.html'), TEMPLATE)
  writeFileSync(join(server, 'pageEntree.html'), TEMPLATE)
  writeFileSync(join(server, 'pageTableau.html'), TEMPLATE.replace('<style>', '<style>b{}'))
  writeFileSync(join(server, 'pageConnecte.html'), TEMPLATE.replace('<style>', '<link><style>'))
  writeFileSync(join(server, 'drawPage.js'), DRAW)
  writeFileSync(join(server, 'package.json'), '{"type":"module"}')
  return { dist, server }
}
