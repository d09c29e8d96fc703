import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect, useRef, useState } from 'react'
import type { Groupe } from '#contract/accueil/groupes.ts'
import type { Notifications } from '#contract/accueil/notifications.ts'
import { formulaires } from '#contract/connexion/formulaires.ts'
import { useOnce } from '#portal/components/useOnce.ts'
import { Retablir } from '#portal/components/Retablir.tsx'
import { notificationsMessages as words } from './words.ts'

interface TotalProps {
  readonly notifications: Notifications
  readonly groupe: Groupe | undefined
  readonly page: number
  readonly pages: number
  /** False while those of another choice still show. */
  readonly arrived: boolean
  readonly lectureSeule: boolean
  /** Gives those of a group, or of all, that were marked; undefined when it failed. */
  readonly onReadAll: (groupe: Groupe | undefined) => Promise<readonly string[] | undefined>
  /** Marks these as unread again. */
  readonly onUnread: (evenements: readonly string[]) => Promise<void>
}

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
export const Total = ({
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
  // A second press would find nothing to mark, and nothing to undo.
  const [, readAll] = useOnce(async () => setLus(await onReadAll(groupe)))
  const undo = async (evenements: readonly string[]) => {
    await onUnread(evenements)
    setLus(undefined)
    count.current?.focus()
  }
  const shown = groupes.filter((one) => groupe === undefined || one.groupe === groupe)
  const nonLus = shown.reduce((sum, one) => sum + one.nonLus, 0)
  // The total of the list that is still there is that of another choice.
  const nombre = arrived ? total : shown.reduce((sum, one) => sum + one.total, 0)
  return (
    <div className="fr-mb-3w">
      <p ref={count} tabIndex={-1} className="fr-mb-1w">
        {words.nombre(nombre)}, {words.nonLues(nonLus)}.{arrived && pages > 1 ? words.page(page, pages) : ''}
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
          role="presentation"
          method="post"
          action={formulaires.lecture}
          onSubmit={(event) => {
            event.preventDefault()
            readAll()
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
