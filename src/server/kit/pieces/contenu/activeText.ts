/** Entities of its own, and letters that are not read here: no program writes them. */
const UNREADABLE = /\0|<!(?:DOCTYPE|ENTITY)|^\s*[^\s<]|^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-?8["'])/i

/** Whatever prefix they have: listeners, scripts, live links between programs, and parts of other formats or that run. */
const ACTIVE_TEXT =
  /macroEnabled|vnd\.sun\.star\.script:|<(?:[^\s<>/:]*:)?(?:event-listener|script|dde-source|dde-connection-decl|ddeLink|auto-reload)[\s/>]|\/(?:aFChunk|control|oleObject|vbaProject)["']/i

/** What comes from elsewhere in an OpenDocument: anything but a link that people click, and a template of the writer's machine. */
const REMOTE_PART =
  /<(?!(?:[^\s<>/:]*:)?(?:(?:a|area-\w{1,10})\s|template\s[^<]*href\s*=\s*["']file:\/\/\/\w))[^<]*(?:href|image-data)\s*=\s*["']\s*(?:[a-z][a-z\d+.-]{1,20}:|\/\/|\\)/i

/** Where a link leads that is no page nor address to write to: a file or a macro of the reader's machine, a disk of a network, a program. */
const UNUSUAL = String.raw`(?:(?!(?:https?|mailto|tel):)[a-z][a-z\d+.-]{1,20}:|\/\/|\\)`

const UNUSUAL_LINK = new RegExp(
  String.raw`<(?:[^\s<>/:]*:)?(?:a|area-\w{1,10})\s[^<]*href\s*=\s*["']\s*${UNUSUAL}`,
  'i',
)

/** What shows by itself the picture of a link, which a relation may call an ordinary one, or puts another document in this one. */
const BY_LINK =
  /<(?:[^\s<>/:]*:)?(?:blip\s[^<]*\blink\s*=|(?:imagedata|fill|stroke)\s[^<]*\b(?:href|althref|src)\s*=|(?:altChunk|subDoc)[\s/>])/i

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
  /^[^\w\n\r\u2028\u2029]*(?:DDE|INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK|RD|DATABASE)\s|DDEAUTO|QUOTE\s+(?:["']\s*)?\d+\s+\d+\s/im

/** A link that a field makes; what comes before its address begins with one backslash. */
export const UNUSUAL_FIELD = new RegExp(
  String.raw`HYPERLINK\s{1,20}(?:\\[a-z]\s{1,20}){0,5}["']?\s{0,20}(?!\\\w\s)${UNUSUAL}`,
  'i',
)

const hasFetchingField = (text: string): boolean => {
  const fields = Array.from(
    text.matchAll(FIELD),
    ([, within, said]) => within ?? (said === undefined ? '\n' : `\n${said}`),
  ).join('')
  return FETCHING.test(fields) || UNUSUAL_FIELD.test(fields)
}

const RELATION = /<(?:[\w.-]{1,40}:)?Relationship\s[^<>]{0,8000}>/gi
const EXTERNAL = /TargetMode\s*=\s*["']\s*External/gi

const saysOnce = (relation: string, name: 'Type' | 'Target') =>
  relation.match(new RegExp(`\\b${name}\\s*=`, 'gi'))?.length === 1

const UNUSUAL_TARGET = new RegExp(String.raw`\bTarget\s*=\s*["']\s*${UNUSUAL}`, 'i')

/** An ordinary link, or the template of a disk of the writer's machine, which Word names in what is made from it. */
const isHarmless = (relation: string) =>
  saysOnce(relation, 'Type') &&
  saysOnce(relation, 'Target') &&
  (/\bType\s*=\s*["'][^"']*\/hyperlink["']/i.test(relation)
    ? !UNUSUAL_TARGET.test(relation)
    : /\bType\s*=\s*["'][^"']*\/attachedTemplate["']/i.test(relation) &&
      /\bTarget\s*=\s*["']file:\/\/\/[a-z]:[\\/]/i.test(relation))

/** Whether anything but links that people click comes from elsewhere: what is not understood counts as such. */
const fetches = (text: string): boolean => {
  const links = (text.match(RELATION) ?? []).filter(isHarmless).join('')
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

/** Whether a part of a text document runs something or fetches it from elsewhere, from what its markup says. */
export const isActiveText = (raw: string): boolean => {
  if (hasTooManyCodes(raw)) return true
  const text = decoded(raw)
  return (
    UNREADABLE.test(raw) ||
    ACTIVE_TEXT.test(text) ||
    REMOTE_PART.test(text) ||
    UNUSUAL_LINK.test(text) ||
    BY_LINK.test(text) ||
    fetches(text) ||
    ODD_FIELD.test(text) ||
    hasFetchingField(text)
  )
}
