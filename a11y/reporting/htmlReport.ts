import type { AuditRun, Finding } from '../findings.ts'
import { humanTests, isChecked, unseen } from '../defects/kills.ts'
import { testWordings } from '../referential.ts'
import type { CriterionResult } from './criterionResults.ts'
import { grouped } from './grouped.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#161616;background:#fff}code{overflow-wrap:anywhere}table{border-collapse:collapse}td,th{border:1px solid #666;padding:.25rem .5rem;text-align:left}img{max-width:100%;border:1px solid #666}'

const finding = (run: AuditRun, found: Finding) => {
  const recipe = run.states.find(({ address }) => address === found.address)?.recipe ?? found.address
  const mode = found.mode ? `, ${found.mode}` : ''
  const picture = found.picture
    ? `<p><img src="images/${found.picture}" alt="Capture de ${escape(found.page)}, ${escape(found.state)}"></p>`
    : ''
  return `<strong>${escape(found.test)}</strong>, ${escape(found.page)}, ${escape(found.state)} : ${escape(found.message)}
<br><code>${escape(found.selector)}</code><br><code>${escape(found.html)}</code>
<br>Reproduire : ${escape(recipe)}, thème ${found.theme}, ${found.width} px${mode} ; <code>npm run a11y -- --only ${escape(found.address)}</code>${picture}`
}

const saidOfKills = ({ kills: of }: CriterionResult): string => {
  if (of === undefined) return 'aucun'
  const told = of.missed.map((name) => `${name} (pour une personne : ${humanTests[name] ?? 'à trouver'})`)
  const missed = told.length > 0 ? ` ; non trouvés : ${escape(told.join(', '))}` : ''
  return `${of.found} trouvés sur ${of.planted}${missed}`
}

const criterion = (run: AuditRun, result: CriterionResult) => {
  const tests = Object.entries(testWordings).filter(([id]) => id.startsWith(`${result.id}.`))
  const checked =
    result.checked.length > 0
      ? result.checked.map(([test, times]) => `${escape(test)} (${times} fois)`).join(', ')
      : 'rien'
  return `<section><h3 id="c${result.id}">${result.id} ${escape(result.title)}</h3>
<p><strong>${result.status}</strong> : ${escape(result.why)}. Niveau ${result.level}.</p>
<p>Contrôlé par la machine : ${checked}.</p>
<p>Défauts semés : ${saidOfKills(result)}.</p>
${result.failures.length > 0 ? `<h4>Échecs</h4>${list(result.failures.map((found) => finding(run, found)))}` : ''}
${result.undecided.length > 0 ? `<h4>Indécis</h4>${list(result.undecided.map((found) => finding(run, found)))}` : ''}
<p>Pour une personne : ${escape(result.left)} ${result.human.length} contrôle humain consigné.</p>
<details><summary>Tests du critère ${result.id}</summary>${list(tests.map(([id, [question = '']]) => `${id} ${escape(question)}`))}</details></section>`
}

const summary = (run: AuditRun, results: readonly CriterionResult[]) => {
  const count = (status: CriterionResult['status']) =>
    results.filter((result) => result.status === status).length
  const machine = results.filter(
    ({ status, checked, kills }) => status === 'NT' && checked.length > 0 && isChecked(kills),
  ).length
  const sown = results.flatMap(({ kills }) => kills ?? [])
  const total = (of: 'planted' | 'found') => sown.reduce((sum, one) => sum + one[of], 0)
  const rows = [
    ['Référentiel', `RGAA ${run.referential}`],
    ['Date', run.date],
    ['Version', `${run.version}, commit ${run.commit}`],
    ['Empreinte de ce qui a été contrôlé', run.hash],
    [
      'Empreinte de chaque partie',
      Object.entries(run.hashes)
        .map(([part, of]) => `${part} ${of.slice(0, 12)}`)
        .join(', '),
    ],
    ['Navigateur', run.browser],
    [
      'Outils',
      Object.entries(run.tools)
        .map(([name, version]) => `${name} ${version}`)
        .join(', '),
    ],
    ['Thèmes', run.themes.join(', ')],
    ['Largeurs', run.widths.map((width) => `${width} px`).join(', ')],
    ['Autres modes', run.modes.join(', ') || 'aucun'],
    ['États', `${run.states.length}, vus ${run.looks} fois`],
    [
      'Visites reprises d’un passage précédent',
      `${run.resumed} (états dont rien n’avait changé depuis, ni dans ce qui est vu, ni dans ce qui regarde)`,
    ],
    ['Indécis', `${run.findings.filter(({ level }) => level === 'indecis').length}`],
    ['Contrastes indécis résolus par les pixels', `${run.resolved}`],
    [
      'Critères',
      `${count('NC')} en échec, ${count('NA')} non applicables, ${count('NT')} non testés dont ${machine} contrôlés par la machine sans échec`,
    ],
    [
      'Défauts semés pour mesurer l’audit',
      `${total('found')} trouvés sur ${total('planted')}, sur ${sown.length} critères`,
    ],
    [
      'Défauts semés sans avoir lu les contrôles',
      `${unseen.found} trouvés sur ${unseen.planted} à leur premier semis, le ${unseen.on} : ce que l’on peut attendre de défauts auxquels personne n’a pensé`,
    ],
    ['Contrôles humains consignés', `${results.reduce((sum, { human }) => sum + human.length, 0)}`],
  ]
  return `<table><caption>Ce qui a été contrôlé</caption>${rows.map(([name = '', value = '']) => `<tr><th scope="row">${escape(name)}</th><td>${escape(value)}</td></tr>`).join('')}</table>`
}

/** The page that an auditor reads. */
export const htmlReport = (run: AuditRun, results: readonly CriterionResult[]): string => {
  const themes = [...grouped(results, ({ theme, themeTitle }) => `${theme}. ${themeTitle}`)]
  const unattached = run.findings.filter((found) => found.criteria.length === 0)
  const others =
    unattached.length > 0
      ? `<h2>Hors critères du RGAA</h2>${list(unattached.map((found) => finding(run, found)))}`
      : ''
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Rapport d’accessibilité | Espace agent public</title><style>${STYLE}</style></head><body><main>
<h1>Rapport d’accessibilité</h1>
<p>Ce rapport vient de contrôles automatiques seulement. Ils trouvent des défauts ; ils ne mesurent pas la conformité, et aucun critère n’est dit conforme sans une personne.</p>
${summary(run, results)}${others}
${themes.map(([title, of]) => `<h2>${escape(title)}</h2>${of.map((result) => criterion(run, result)).join('')}`).join('')}
</main></body></html>
`
}
