import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Pagination } from '@codegouvfr/react-dsfr/Pagination.js'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Groupe } from '#contract/accueil/groupes.ts'
import { NOTIFICATIONS_PAR_PAGE, type Notifications } from '#contract/accueil/notifications.ts'
import { formulaires } from '#contract/connexion/formulaires.ts'
import { FilterTags } from '#portal/components/FilterTags.tsx'
import { Retablir } from '#portal/components/Retablir.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { moisEnLettres } from '#rules/format/dates.ts'
import { majuscule } from '#rules/format/typographie.ts'
import { EventList, type OnOpenEvent } from '../evenements/EventList.tsx'
import { adresseDe, parMois, titreDuGroupe } from './notifications.ts'
import { notificationsMessages as words } from './words.ts'

interface NotificationsViewProps {
  readonly notifications: Notifications
  readonly groupe: Groupe | undefined
  readonly page: number
  /** False while those of another choice still show. */
  readonly arrived: boolean
  readonly lectureSeule: boolean
  readonly onOpen: OnOpenEvent
  /** Gives those that were marked; undefined when it failed. */
  readonly onReadAll: () => Promise<readonly string[] | undefined>
  /** Marks these as unread again. */
  readonly onUnread: (evenements: readonly string[]) => Promise<void>
}

/** Every event by group and by month, a page at a time. */
export const NotificationsView = ({
  notifications,
  groupe,
  page,
  arrived,
  ...rest
}: NotificationsViewProps) => {
  const navigate = useNavigate()
  const { groupes, listeEvenement, total } = notifications
  const names = new Map(
    groupes.map((one) => [words.rubrique(titreDuGroupe(one.groupe), one.total), one.groupe]),
  )
  const selected = [...names].find(([, one]) => one === groupe)?.[0]
  const [filtered, setFiltered] = useState(false)
  const toggle = (name: string) => {
    setFiltered(true)
    const chosen = names.get(name)
    void navigate(adresseDe(chosen === groupe ? undefined : chosen, 1))
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

type TotalProps = Pick<
  NotificationsViewProps,
  'notifications' | 'groupe' | 'page' | 'arrived' | 'lectureSeule' | 'onReadAll' | 'onUnread'
> & { readonly pages: number }

/** The link that leads to another page goes with the page that had it: the count of what comes gets the focus. */
const useFocusOfPage = (page: number, arrived: boolean) => {
  const count = useRef<HTMLParagraphElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (!arrived || shown.current === page) return
    shown.current = page
    if (document.activeElement === document.body) count.current?.focus()
  }, [page, arrived])
  return count
}

/** How many there are and how many are to be read, what marks them all, and what undoes it. */
const Total = ({
  notifications: { groupes, total },
  groupe,
  page,
  pages,
  arrived,
  lectureSeule,
  onReadAll,
  onUnread,
}: TotalProps) => {
  const [lus, setLus] = useState<readonly string[]>()
  const count = useFocusOfPage(page, arrived)
  const sending = useRef(false)
  // A second press would find nothing to mark, and nothing to undo.
  const readAll = async () => {
    if (sending.current) return
    sending.current = true
    setLus(await onReadAll())
    sending.current = false
  }
  const undo = async (evenements: readonly string[]) => {
    await onUnread(evenements)
    setLus(undefined)
    count.current?.focus()
  }
  const shown = groupes.filter((one) => groupe === undefined || one.groupe === groupe)
  const nonLus = shown.reduce((sum, one) => sum + one.nonLus, 0)
  return (
    <div className="fr-mb-3w">
      <p ref={count} tabIndex={-1} className="fr-mb-1w">
        {words.nombre(total)}, {words.nonLues(nonLus)}.{pages > 1 ? words.page(page, pages) : ''}
      </p>
      <Retablir
        dit={lus && nonLus === 0 ? words.toutLu : ''}
        retrait={
          lus && nonLus === 0 && lus.length > 0
            ? { cle: lus.length, action: words.nonLire(lus.length), onRetablir: () => void undo(lus) }
            : undefined
        }
      />
      {lectureSeule || nonLus === 0 ? null : (
        <form
          method="post"
          action={formulaires.lecture}
          onSubmit={(event) => {
            event.preventDefault()
            void readAll()
          }}
        >
          {groupe === undefined ? null : <input type="hidden" name="groupe" value={groupe} />}
          <Button type="submit" priority="secondary" size="small" iconId="fr-icon-check-line">
            {words.toutLire}
          </Button>
        </form>
      )}
    </div>
  )
}
