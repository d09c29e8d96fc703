import sown from '../a11y/defects/semes.json' with { type: 'json' }
import human from '../a11y/human-checks.json' with { type: 'json' }
import rgaa from '../a11y/data/rgaa-4.1.2.json' with { type: 'json' }
import published from '../src/server/contenu/accessibilite/accessibilite.json' with { type: 'json' }
import { dateEnLettres } from '#rules/format/dates.ts'
import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import { calendarDate } from '#rules/calendar/dates.ts'

/** Of a title of the referential, what a table has room for; its links are left out. */
const shortTitle = (title: string) => title.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')

const defectsOf = (id: string) => {
  const planted = sown.filter(({ criterion }) => criterion === id)
  if (planted.length === 0) return 'aucun semé'
  return `${planted.filter(({ foundBy }) => foundBy.length > 0).length} sur ${planted.length}`
}

interface Failure {
  readonly id: string
  readonly pages: readonly string[]
}

const machineOn = (id: string) => {
  const failures: readonly Failure[] = published.criteres.enEchec
  const failing = failures.find((one) => one.id === id)
  return failing ? `échec : ${failing.pages.join(', ')}` : 'pas d’échec connu'
}

const checks: readonly { readonly criterion: string; readonly assistiveTechnology: string }[] = human.checks

const peopleOn = (id: string) => {
  const of = checks.filter(({ criterion }) => criterion === id)
  if (of.length === 0) return 'aucun'
  return `${of.length}, avec ${[...new Set(of.map(({ assistiveTechnology }) => assistiveTechnology || 'la vue'))].join(', ')}`
}

/** What is known of criteria: last published run of the machine, planted defects that it finds, checks made by people. */
export const Conformite = ({ ids }: { readonly ids?: readonly string[] }) => (
  <>
    <p>
      Dernier passage publié de la machine : version {published.version} du{' '}
      {dateEnLettres(calendarDate(published.date))}. Il vaut pour tout le portail, et ne dit aucun critère
      conforme.
    </p>
    <ScrollRegion label="Critères du RGAA 4.1.2">
      <table className="planche__tableau">
        <caption>Critères du RGAA 4.1.2</caption>
        <thead>
          <tr>
            <th scope="col">Critère</th>
            <th scope="col">Intitulé</th>
            <th scope="col">Machine</th>
            <th scope="col">Défauts semés trouvés</th>
            <th scope="col">Contrôles humains</th>
          </tr>
        </thead>
        <tbody>
          {rgaa.criteria
            .filter(({ id }) => ids?.includes(id) ?? true)
            .map(({ id, title }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>{shortTitle(title)}</td>
                <td>{machineOn(id)}</td>
                <td>{defectsOf(id)}</td>
                <td>{peopleOn(id)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollRegion>
  </>
)
