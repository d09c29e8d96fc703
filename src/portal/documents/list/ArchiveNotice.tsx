import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Archive } from '#contract/documents/rubrique.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { archiveMessages as words } from './words.ts'
import { megaoctets } from '#rules/format/nombres.ts'
import { Status } from '#portal/components/page/Status.tsx'

interface ReadyProps {
  readonly archive: Archive
  readonly adresse: string
  /** Until when it can be downloaded, in milliseconds. */
  readonly jusqua: number
  /** The person reads something else by now: the focus stays there, and that it is ready is said. */
  readonly ailleurs: boolean
  /** The person left the list where it was told and comes back to it: it is read where it stands, and nothing is said. */
  readonly relue?: true
}

/** Where the making of an archive is. */
export type ArchiveState =
  | { readonly etape: 'preparation'; readonly nombre: number }
  | ({ readonly etape: 'prete' } & ReadyProps)
  | { readonly etape: 'echec'; readonly texte: string; readonly essai: number }

interface ArchiveNoticeProps {
  /** Absent as long as no archive was asked for. */
  readonly archive: ArchiveState | undefined
}

/** What is said of an archive of documents: it is being made, it is there, it could not be made. */
export const ArchiveNotice = ({ archive }: ArchiveNoticeProps) => (
  <div className="eap-no-print">
    <Status className={archive?.etape === 'preparation' ? 'fr-hint-text' : 'fr-sr-only'}>
      {saidOf(archive)}
    </Status>
    {archive?.etape === 'echec' ? (
      <FocusedAlert key={archive.essai} niveau="error" titre={words.echecTitre} texte={archive.texte} />
    ) : null}
    {archive?.etape === 'prete' ? <Ready key={archive.archive.archiveId} {...archive} /> : null}
  </div>
)

/** What is said without the focus. */
const saidOf = (archive: ArchiveState | undefined): string => {
  if (archive?.etape === 'preparation') return words.preparation(archive.nombre)
  return archive?.etape === 'prete' && archive.ailleurs && !archive.relue ? words.titre : ''
}

/** It takes the focus when it comes, as what is said of a sending does, unless it would be taken from what is read. */
const Ready = ({ archive, adresse, jusqua, ailleurs, relue }: ReadyProps) => {
  const { nombre, taille, indisponibles } = archive
  const ref = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const arrive = useEffectEvent(() => {
    if (!ailleurs && !relue) ref.current?.focus()
  })
  useEffect(() => arrive(), [])
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, jusqua - Date.now()))
    return () => clearTimeout(timer)
  }, [jusqua])
  const said = megaoctets(taille)
  return (
    <QuietAlert ref={ref} niveau="success" titre={words.titre} groupe className="fr-mb-4w">
      <p>{words.debut(nombre, said)}</p>
      <p>{words.contenu} :</p>
      <ul>
        <li>{words.fichiers}</li>
        <li>{words.index}</li>
        <li>{words.sommes}</li>
      </ul>
      {indisponibles.length > 0 ? <Missing names={indisponibles} /> : null}
      {over ? (
        <p>{words.expiree}</p>
      ) : (
        <a className="fr-link fr-link--download" href={adresse} download>
          {words.relancer} <span className="fr-link__detail">{words.detail(said)}</span>
        </a>
      )}
    </QuietAlert>
  )
}

const Missing = ({ names }: { readonly names: readonly string[] }) => (
  <>
    <p>{words.indisponibles(names.length)} :</p>
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </>
)
