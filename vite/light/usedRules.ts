import beasties from 'beasties'

// The types of the package tell of its other format.
const Beasties = beasties as unknown as typeof beasties.default

/** Drops the custom properties that nothing reads, and those that only these read. */
const withoutUnread = (css: string): string => {
  const readOnes = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const kept = css.replaceAll(/(--[\w-]+):(?:"[^"]*"|'[^']*'|[^;{}"'])*(?:;|(?=\}))/g, (all, name: string) =>
    readOnes.has(name) ? all : '',
  )
  return kept === css ? css : withoutUnread(kept)
}

/** Beasties does not see what these select, though the pages have some. */
const ICONS = /^\[class\*=\\ fr-icon-\]/

/** What the form of the sign-in page shows before the sheets come: errors, another look of its buttons, the image. */
const SHOWN_LATER = [
  /\.fr-alert(?:__|--error|--warning|$|[^\w-])/,
  /\.fr-(?:message|input-group|input)(?:--error|s-group)/,
  /\.fr-message[^\w-]/,
  /\.fr-icon-(?:eye-off|stop-circle)-line/,
  /\.eap-(?:captcha|password)/,
]

/** Rules that the first paint of these pages needs, in either theme. */
export const usedRules = async (sheets: string, pages: string): Promise<string> => {
  const inlined = new Beasties({
    reduceInlineStyles: true,
    logLevel: 'silent',
    allowRules: [/data-fr-theme/, /:focus/, /^:root/, ICONS, ...SHOWN_LATER],
  })
  const page = `<html lang="fr" data-fr-theme="light"><head><style>${sheets}</style></head><body><div id="root">${pages}</div></body></html>`
  const [, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(await inlined.process(page)) ?? []
  const faces = sheets.match(/@font-face\s*\{[^}]*\}/g) ?? []
  return `${faces.join('')}${withoutUnread(rules).replaceAll(/[^{}]+\{\}/g, '')}`
}
