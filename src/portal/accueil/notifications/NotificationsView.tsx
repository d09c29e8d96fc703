import { Pagination } from '@codegouvfr/react-dsfr/Pagination.js'
import { type ComponentProps, startTransition, useOptimistic, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { NOTIFICATIONS_PAR_PAGE } from '#contract/accueil/notifications.ts'
import { FilterTags } from '#portal/components/FilterTags.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { moisEnLettres } from '#rules/format/dates.ts'
import { majuscule } from '#rules/format/typographie.ts'
import { EventList, type OnOpenEvent } from '../evenements/EventList.tsx'
import { adresseDe, parMois, titreDuGroupe } from './notifications.ts'
import { Total } from './Total.tsx'
import { notificationsMessages as words } from './words.ts'

interface NotificationsViewProps extends Omit<ComponentProps<typeof Total>, 'pages'> {
  readonly onOpen: OnOpenEvent
}

/** Every event by group and by month, a page at a time. */
export const NotificationsView = ({
  notifications,
  groupe: groupeDeLAdresse,
  page,
  arrived: listArrived,
  ...rest
}: NotificationsViewProps) => {
  const navigate = useNavigate()
  // A filter is pressed at once: what is done next is done of it, although the address and the list come later.
  const [groupe, choose] = useOptimistic(groupeDeLAdresse)
  const arrived = listArrived && groupe === groupeDeLAdresse
  const { groupes, listeEvenement, total } = notifications
  const names = new Map(
    groupes.map((one) => [words.rubrique(titreDuGroupe(one.groupe), one.total), one.groupe]),
  )
  const selected = [...names].find(([, one]) => one === groupe)?.[0]
  const [filtered, setFiltered] = useState(false)
  // The count of another page takes the focus: said too, it would be heard twice.
  if (filtered && page > 1 && groupe === groupeDeLAdresse) setFiltered(false)
  const toggle = (name: string) => {
    setFiltered(true)
    const pressed = names.get(name)
    const chosen = pressed === groupe ? undefined : pressed
    startTransition(async () => {
      choose(chosen)
      await navigate(adresseDe(chosen, 1))
    })
  }
  const pages = Math.ceil(total / NOTIFICATIONS_PAR_PAGE)
  const beyond = arrived && total > 0 && page > pages
  if (groupes.length === 0) return <p>{words.aucune}</p>
  return (
    <>
      {names.size > 1 ? (
        <FilterTags label={words.filtrer} names={[...names.keys()]} selected={selected} onToggle={toggle} />
      ) : null}
      <Status>
        {filtered && arrived ? words.choisies(groupe && titreDuGroupe(groupe), words.nombre(total)) : ''}
      </Status>
      <Total
        key={groupe ?? ''}
        notifications={notifications}
        groupe={groupe}
        page={page}
        pages={beyond ? 1 : pages}
        arrived={arrived}
        {...rest}
      />
      {total === 0 ? <p>{words.aucuneIci}</p> : null}
      {beyond ? (
        <p>
          {words.pasDePage(page)}{' '}
          <Link className="fr-link" to={adresseDe(groupe, pages)}>
            {words.dernierePage}
          </Link>
        </p>
      ) : null}
      {parMois(listeEvenement).map(([mois, evenements]) => (
        <section key={mois} className="fr-mb-3w">
          <h2 className="fr-h5 fr-mb-1w">{majuscule(moisEnLettres(mois))}</h2>
          <EventList evenements={evenements} onOpen={rest.onOpen} />
        </section>
      ))}
      {pages > 1 && !beyond ? (
        <Pagination
          count={pages}
          defaultPage={page}
          key={page}
          getPageLinkProps={(to) => ({ to: adresseDe(groupe, to) })}
          showFirstLast
        />
      ) : null}
    </>
  )
}
