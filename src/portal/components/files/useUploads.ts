import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PAUSE } from '../useAfterPause.ts'
import { fichiersMessages as words } from '../words/fichiers.ts'

/** A file that was sent: what the server calls it, and its name. */
export interface SentFile {
  readonly id: string
  readonly name: string
}

/**
 * Sends one file and gives what the server calls it; rejects when it fails, with `refus` as its cause when its message is the
 * reason to show. `onProgress` takes 0 to 100.
 */
export type Upload = (
  file: File,
  tools: { readonly onProgress: (percent: number) => void; readonly signal: AbortSignal },
) => Promise<string>

/** A file of the list. */
export interface UploadItem {
  readonly key: string
  readonly name: string
  readonly state: 'enCours' | 'envoye' | 'echec'
  readonly percent: number
  /** Why the server refused it, for good; undefined when it may be sent again. */
  readonly reason?: string | undefined
  /** Absent until it is sent. */
  readonly id?: string
  /** Absent when it was sent before. */
  readonly file?: File
}

interface UploadsOptions {
  readonly initial: readonly SentFile[]
  readonly upload: Upload
  readonly onChange: (sent: readonly SentFile[]) => void
  readonly onUnsent?: ((unsent: readonly UploadItem[]) => void) | undefined
}

const listed = ({ id, name }: SentFile): UploadItem => ({ key: id, id, name, state: 'envoye', percent: 100 })

const sentOf = (items: readonly UploadItem[]): SentFile[] =>
  items.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]))

/** How the sending of a file ended, and the sentence that says it. */
interface Ended {
  readonly sent: boolean
  readonly sentence: string
}

/** What is said of the files last: how they fare, or an error among them. The other is empty. */
interface Said {
  readonly fait: string
  readonly erreur: string
}

const nothing: Said = { fait: '', erreur: '' }

/** Several files are counted; those that failed are named. */
const saidOf = (all: readonly Ended[]): Said => {
  const failed = all.filter(({ sent }) => !sent)
  const count = all.length === 1 ? [] : [words.statutEnvoyes(all.length - failed.length, all.length)]
  const named = all.length === 1 ? all : failed
  const sentence = [...count, ...named.map((one) => one.sentence)].join(' ')
  return failed.length === 0 ? { fait: sentence, erreur: '' } : { fait: '', erreur: sentence }
}

/** A file taken off the list, and the place that it had. */
interface Removed {
  readonly rang: number
  readonly item: UploadItem
}

/** Files being sent, sent or failed, each on its own, and the sentence that says what happened last. */
export const useUploads = ({ initial, upload, onChange, onUnsent }: UploadsOptions) => {
  const [items, setItems] = useState<readonly UploadItem[]>(() => initial.map(listed))
  const [said, setSaid] = useState(nothing)
  const [removed, setRemoved] = useState<Removed>()
  const sendings = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  const report = useEffectEvent(() => onChange(sentOf(items)))
  const sentIds = sentOf(items)
    .map(({ id }) => id)
    .join(' ')
  const reported = useRef(sentIds)
  useEffect(() => {
    if (reported.current === sentIds) return
    reported.current = sentIds
    report()
  }, [sentIds])
  const reportUnsent = useEffectEvent((all: readonly UploadItem[]) => {
    // What the caller gives back is not an effect's clean-up.
    onUnsent?.(all.filter(({ state }) => state !== 'envoye'))
  })
  useEffect(() => reportUnsent(items), [items])
  useEffect(() => {
    const running = sendings.current
    return () => {
      for (const sending of running.values()) sending.abort()
    }
  }, [])

  const patch = (key: string, change: Partial<UploadItem>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...change } : item)))

  /** Sends a file, and gives what to say of it; undefined when it was removed meanwhile. */
  const send = async (key: string, file: File): Promise<Ended | undefined> => {
    const sending = new AbortController()
    sendings.current.set(key, sending)
    patch(key, { state: 'enCours', percent: 0 })
    const unlessAborted = (change: Partial<UploadItem>) => {
      if (!sending.signal.aborted) patch(key, change)
    }
    const ended = (sent: boolean, sentence: string) =>
      sending.signal.aborted ? undefined : { sent, sentence }
    try {
      const onProgress = (percent: number) => unlessAborted({ percent: Math.round(percent) })
      const id = await upload(file, { onProgress, signal: sending.signal })
      unlessAborted({ state: 'envoye', percent: 100, id })
      return ended(true, words.statutEnvoye(file.name))
    } catch (error) {
      const reason = error instanceof Error && error.cause === 'refus' ? error.message : undefined
      unlessAborted({ state: 'echec', reason })
      return ended(false, words.statutEchec(file.name, reason))
    }
  }

  /** Files that leave together are told together, once; that they left, only when they are long in coming. */
  const announce = async (leaving: readonly Promise<Ended | undefined>[]) => {
    const start = setTimeout(() => setSaid({ fait: words.statutDepart(leaving.length), erreur: '' }), PAUSE)
    const all = (await Promise.all(leaving)).filter((end) => end !== undefined)
    clearTimeout(start)
    if (all.length > 0) setSaid(saidOf(all))
  }

  const add = (files: readonly File[]) => {
    if (files.length === 0) return
    const added = files.map((file): UploadItem & { readonly file: File } => {
      count.current += 1
      return { key: `nouveau-${count.current}`, name: file.name, state: 'enCours', percent: 0, file }
    })
    setItems((before) => [...before, ...added])
    setRemoved(undefined)
    setSaid(nothing)
    void announce(added.map(({ key, file }) => send(key, file)))
  }
  const leaveAgain = ({ key, file }: UploadItem) => {
    if (file) void announce([send(key, file)])
  }
  const retry = (item: UploadItem) => {
    // The same failure twice is said twice.
    setSaid(nothing)
    leaveAgain(item)
  }
  const remove = (item: UploadItem) => {
    const { key, name, reason } = item
    sendings.current.get(key)?.abort()
    setItems((before) => before.filter((other) => other.key !== key))
    // One that was refused would be again.
    setRemoved(reason === undefined ? { rang: items.indexOf(item), item } : undefined)
    setSaid({ fait: words.statutSupprime(name), erreur: '' })
  }
  /** Puts the last file taken off back at its place; what had not left leaves again. */
  const restore = () => {
    if (!removed) return
    const { rang, item } = removed
    setItems((before) => before.toSpliced(rang, 0, item))
    setRemoved(undefined)
    setSaid({ fait: words.statutRetabli(item.name), erreur: '' })
    if (item.state !== 'envoye') leaveAgain(item)
  }
  return { items, said, removed: removed?.item, add, retry, remove, restore }
}
