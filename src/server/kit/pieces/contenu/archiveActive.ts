import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Most that all the files of a document may hold, as they are really expanded, in bytes. */
const MOST_EXPANDED = 100_000_000
/** Most of one that is read; beyond, it is refused. */
const MOST_READ = 30_000_000

/** Files that hold macros, controls, objects or programs, in either format. */
const ACTIVE_NAME =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|Basic\/|Scripts\/|activeX\/|embeddings\/[^/]*\.(?:bin|zip)$)|\.(?:exe|dll|js|vbs|ps1|bat|docm|dotm|xlsm|xlsb|pptm)$/i

/** Where an OpenDocument file says what it does by itself: these names are those of the standard. */
const READ_IN_ODT = /(?:^|\/)(?:content|styles|settings|meta)\.xml$/i

/** Where another may: parts have the names that it gives them, and readers know them by its relations. */
const READ_ELSEWHERE = /\.(?:xml|rels)$/i
const MAY_BE_XML = /^(?:\u00ef\u00bb\u00bf)?\s*(?:<|$)|^(?:\u00fe\u00ff|\u00ff\u00fe|\0<|Lo\u00a7\u0094)/

/** Entities of its own, and letters that are not read here: no program writes them. */
const UNREADABLE = /\0|<!(?:DOCTYPE|ENTITY)|^\s*[^\s<]|^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-?8["'])/i

/** Whatever prefix they have: listeners, scripts, live links between programs, and parts of other formats. */
const ACTIVE_TEXT =
  /macroEnabled|vnd\.sun\.star\.script:|<(?:[^\s<>/:]*:)?(?:event-listener|script|dde-source|dde-connection-decl|auto-reload)[\s/>]|\/aFChunk["']/i

/** Pictures, objects and sections of an OpenDocument that come from elsewhere. */
const REMOTE_PART =
  /<(?:[^\s<>/:]*:)?(?:image|fill-image|background-image|object|object-ole|plugin|applet|floating-frame|section-source)\s[^<]*href\s*=\s*["']\s*(?:[a-z][a-z\d+.-]{1,20}:|\/\/|\\)/i

/** Fields of a Word document: where one begins, and what it says, at once or in pieces. */
const FIELD =
  /\bfldCharType\s*=\s*["']begin|<(?:[^\s<>/:]*:)?instrText[^<>]{0,500}>([^<]*)|\binstr\s*=\s*["']([^"']*)/g

/** What a field says, written as no program does: with attributes that could hide it, or with comments in it. */
const ODD_FIELD =
  /<(?:[^\s<>/:]*:)?instrText(?:(?!\s{0,20}\/?>|\s{1,20}[\w:]{1,20}\s{0,20}=\s{0,20}["']\w{0,20}["']\s{0,20}\/?>)|[^<>]{0,200}>[^<]*<[!?])/

/**
 * Fields that ask for data of another program or for another file, and texts that are written by the codes of their
 * letters. No sign may be taken by two parts of it: the time would grow with the square of a file made for that.
 */
const FETCHING =
  /^[^\w\n\r\u2028\u2029]*(?:DDE|INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK|DATABASE)\s|DDEAUTO|QUOTE\s+(?:["']\s*)?\d+\s+\d+\s/im

const hasFetchingField = (text: string): boolean =>
  FETCHING.test(
    Array.from(
      text.matchAll(FIELD),
      ([, within, said]) => within ?? (said === undefined ? '\n' : `\n${said}`),
    ).join(''),
  )

const RELATION = /<(?:[\w.-]{1,40}:)?Relationship\s[^<>]{0,8000}>/gi
const EXTERNAL = /TargetMode\s*=\s*["']\s*External/gi

const isLink = (relation: string) =>
  relation.match(/\bType\s*=/gi)?.length === 1 && /\bType\s*=\s*["'][^"']*\/hyperlink["']/i.test(relation)

/** Whether anything but links that people click comes from elsewhere: what is not understood counts as such. */
const fetches = (text: string): boolean => {
  const links = (text.match(RELATION) ?? []).filter(isLink).join('')
  return (text.match(EXTERNAL)?.length ?? 0) > (links.match(EXTERNAL)?.length ?? 0)
}

/** Most characters that are written with their codes: programs do so for few, and millions hold a processor up. */
const MOST_CODES = 200_000

const hasTooManyCodes = (raw: string): boolean => {
  let codes = 0
  for (let at = raw.indexOf('&#'); at !== -1 && codes <= MOST_CODES; at = raw.indexOf('&#', at + 2))
    codes += 1
  return codes > MOST_CODES
}

/** Characters may be written with their codes (XML, 4.1). */
const decoded = (text: string): string =>
  text.replaceAll(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (written, code: string) => {
    const point = Number(code.replace(/^x/i, '0x'))
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : written
  })

const isActiveText = (raw: string): boolean => {
  if (hasTooManyCodes(raw)) return true
  const text = decoded(raw)
  return (
    UNREADABLE.test(raw) ||
    ACTIVE_TEXT.test(text) ||
    REMOTE_PART.test(text) ||
    fetches(text) ||
    ODD_FIELD.test(text) ||
    hasFetchingField(text)
  )
}

/** What a file holds, when it is one that is read; undefined beyond the limits. */
const textOf = async (
  archive: ZipFile,
  entry: Entry,
  room: number,
  isOdt: boolean,
): Promise<{ text: string; size: number } | undefined> => {
  const chunks: Buffer[] = []
  let isRead = (isOdt ? READ_IN_ODT : READ_ELSEWHERE).test(entry.fileNameRaw.toString())
  let size = 0
  const stream = await archive.openReadStreamPromise(entry)
  for await (const chunk of stream) {
    if (size === 0 && !isOdt) isRead ||= MAY_BE_XML.test((chunk as Buffer).toString('latin1'))
    size += (chunk as Buffer).length
    if (size > room || (isRead && size > MOST_READ)) {
      stream.destroy()
      return undefined
    }
    if (isRead) chunks.push(chunk as Buffer)
  }
  return { text: Buffer.concat(chunks).toString(), size }
}

const isActiveInside = async (bytes: Buffer, isOdt: boolean): Promise<boolean> => {
  const archive = await fromBufferPromise(bytes, { decodeStrings: false })
  let room = MOST_EXPANDED
  for await (const entry of archive.eachEntry()) {
    if (ACTIVE_NAME.test(entry.fileNameRaw.toString())) return true
    const read = await textOf(archive, entry, room, isOdt)
    if (!read || isActiveText(read.text)) return true
    room -= read.size
  }
  return false
}

/** Whether a zipped text document runs something or fetches it from elsewhere; also true when it expands beyond reason, or cannot be expanded. */
export const isActiveArchive = (bytes: Buffer, isOdt: boolean): Promise<boolean> =>
  isActiveInside(bytes, isOdt).catch(() => true)
