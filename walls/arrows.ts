import { AREA, isTest, placeOf, targetOf } from './files.ts'

/** An arrow that the house does not have: what `from` tells of never imports what `to` tells of. */
interface Wall {
  /** Start of the path of the importing file, from the root. `<area>` is any area. */
  readonly from: string
  /** Start of the path of the imported file, or a package. `<other>` is any area but the one of `from`. */
  readonly to: string
  /** What to do instead: the message. */
  readonly instead: string
  /** Whether the wall stands before tests too. */
  readonly tests?: true
  /** Whether a type may be taken through the wall. */
  readonly typesPass?: true
}

/** Files at the root of the portal that anything there may read: its addresses, and what a person never has to tell. */
const CONSTANTS = '(?:paths|interfaceConstants)\\.ts$'

/** Screens and pages of the portal that tell of a request without asking for one. */
const LIGHT = '(?:\\w+/pages|accueil/|demande/(?:acces|words|suivi/))'

/** Files of an area of the server that speak HTTP: its routes, and its cookies. */
const ROUTES = '(?:\\S*/)?routes\\w*\\.ts'
const SPEAKS_HTTP = `(?:${ROUTES}|(?:\\S*/)?\\w+Cookie\\.ts)`

const walls: readonly Wall[] = [
  {
    from: 'src/rules/',
    to: '(?!src/rules/)',
    instead: 'rules/ imports nothing but itself: take what you need as an argument.',
  },
  {
    from: 'src/contract/',
    to: '(?!src/(?:rules|contract)/|typebox(?:/|$)|yup$)',
    instead: 'contract/ knows only the rules, TypeBox and Yup: move machinery to server/ or portal/.',
  },
  {
    from: 'src/server/',
    to: 'src/portal/|(?:react|swr|formik|@codegouvfr|@gouvfr)(?:[-/]|$)',
    tests: true,
    instead: 'server/ never meets the portal: what both need is a rule, or a file of contract/.',
  },
  {
    from: 'src/portal/',
    to: 'src/server/|(?:fastify|kysely|pg|nodemailer|pdfkit)(?:/|$)',
    tests: true,
    instead:
      'portal/ never meets the server: call it through #portal/client/call/ and the calls of #contract/.',
  },
  {
    from: 'src/portal/',
    to: 'node:',
    instead: 'portal/ runs in browsers, which have no node: modules.',
  },
  {
    from: 'src/(?!server/demoPlug\\.ts)',
    to: 'demo/',
    instead: 'src/ does not know the demonstration: src/server/demoPlug.ts alone plugs it in, as a Demo.',
  },
  {
    from: 'src/',
    to: '(?:testing|stories|a11y|bench|vite|walls|\\.storybook)/',
    instead: 'src/ is what runs: it knows neither its tests, its stories, its audit nor its tools.',
  },
  {
    from: 'src/',
    to: '(?:node:)?process$',
    instead: 'Only the configuration reads the environment: add the setting to src/server/config.ts.',
  },
  {
    from: 'demo/',
    to: '(?:src/portal|testing|stories|a11y|bench)/',
    instead: 'demo/ knows the server that it is plugged into, and nothing that is made of both.',
  },
  {
    from: 'src/portal/(?!client/)',
    to: 'swr(?:/|$)',
    instead: 'Only client/ knows SWR: read with useCall of #portal/client/call/useCall.ts.',
  },
  {
    from: 'src/portal/(?!form/)',
    to: 'formik(?:/|$)',
    instead:
      'Only form/ knows Formik: take a field of #portal/form/fields/, or the hooks of #portal/form/FormContext.ts.',
  },
  {
    from: 'src/portal/components/',
    to: `src/portal/(?:client|form|shell|${AREA})/`,
    instead: 'components/ never fetch and know no screen: take data and callbacks as props.',
  },
  {
    from: 'src/portal/client/',
    to: `src/portal/(?:components|form|shell|${AREA})/`,
    instead: 'client/ shows nothing: hand what you know to the component, the field or the screen that asks.',
  },
  {
    from: 'src/portal/form/',
    to: `src/portal/(?:shell|${AREA})/`,
    instead: 'form/ knows no screen: take what it shows as props.',
  },
  {
    from: 'src/portal/shell/',
    to: `src/portal/(?:form|${AREA})/`,
    instead:
      'shell/ surrounds every screen and knows none: what it says of a page is in the record of the page.',
  },
  {
    from: 'src/portal/<area>/',
    to: 'src/portal/<other>/',
    instead:
      'An area never knows another: what two areas show is in #portal/components/ or #portal/form/, what they know in #portal/client/.',
  },
  {
    from: 'src/portal/<area>/',
    to: 'src/portal/shell/',
    instead: 'An area never knows the shell: tell it by a record of the page, or by #portal/client/.',
  },
  {
    from: `src/portal/(?:components|client|form|shell|${AREA})/`,
    to: `src/portal/(?:drawing/|(?!styles/|${CONSTANTS})[^/]+$)`,
    instead:
      'The root of the portal puts all together: take paths.ts or interfaceConstants.ts, nothing else of it.',
  },
  {
    from: `src/(?:contract/demande/(?:genres|suivi)|portal/(?:paths|shell/|(?:client|components)/|${LIGHT}))`,
    to: 'src/contract/demande/(?:formulaires|demandederetraite|questions/)',
    typesPass: true,
    instead:
      'What every page loads does without the questions of the requests: take the record of #contract/demande/genres.ts.',
  },
  {
    from: 'src/(?<room>contract|server)/kit/',
    to: `src/\\k<room>/(?:admin|${AREA})/`,
    instead: 'kit/ knows no area: take what you need as an argument, or move it to the area.',
  },
  {
    from: 'src/server/<area>/',
    to: 'src/server/(?:admin/|<other>/)',
    instead:
      'An area never knows another: what two areas share is in #server/kit/, a rule or a file of contract/.',
  },
  {
    from: `src/server/(?:kit|${AREA})/`,
    to: 'src/server/(?:(?:config|start)/|(?!services\\.ts|config\\.ts)[^/]+$)',
    instead:
      'What puts the server together is not for its parts: take services.ts or config.ts, for their types.',
  },
  {
    from: `src/server/(?:kit|${AREA})/`,
    to: 'src/server/(?:services|config)\\.ts$',
    typesPass: true,
    instead:
      'Services and configuration are given, never reached for: import their types, take them as arguments.',
  },
  {
    from: `src/server/${AREA}/(?!${SPEAKS_HTTP})`,
    to: 'src/server/kit/http/',
    instead:
      'A use case never speaks HTTP: throw a Refusal, return what is asked, and let the routes answer.',
  },
  {
    from: `src/server/${AREA}/(?!${SPEAKS_HTTP})`,
    to: '(?:fastify|(?:node:)?https?)(?:/|$)',
    instead:
      'A use case never speaks HTTP: take what it needs of the request as an argument; a log is the Log of #server/kit/outbox.ts.',
  },
  {
    from: `src/server/${AREA}/(?!${ROUTES})`,
    to: `src/server/${AREA}/${ROUTES}`,
    instead: 'Routes are for app.ts to put together: what two files need of them is a use case.',
  },
  {
    from: `src/server/${AREA}/${ROUTES}`,
    to: 'src/server/(?:\\S*/store\\w*(?:\\.ts$|/)|kit/database/)',
    instead: 'Routes never read nor write the store: call a use case, one verb a file.',
  },
  {
    from: 'src/server/(?!kit/database/)',
    to: '(?:pg|node:sqlite)$',
    instead: 'Only #server/kit/database/ knows which database it is: take the Db of the services.',
  },
  {
    from: 'src/server/(?!kit/mail/)',
    to: 'nodemailer(?:/|$)',
    instead: 'Only #server/kit/mail/ sends mail: write it with queueMail, in the transaction of its cause.',
  },
  {
    from: 'src/server/(?!kit/pdf/)',
    to: 'pdfkit(?:/|$)',
    instead: 'Only #server/kit/pdf/ draws: write the page with its TaggedDocument.',
  },
]

const compiled = walls.map(({ from, to, ...wall }) => {
  const here = from.replace('<area>', `(?<area>${AREA})`)
  const there = to.replace('<other>', `(?!\\k<area>/)${AREA}`)
  return { ...wall, arrow: new RegExp(`^${here}.* (?:${there})`) }
})

/** Why this file may not import this name, and what to do instead; undefined when it may. Paths are from the root. */
export const refusedImport = (file: string, name: string, type: boolean): string | undefined => {
  const target = targetOf(file, name)
  const test = isTest(file)
  const wall = compiled.find(
    ({ arrow, tests, typesPass }) =>
      (tests === true || !test) && !(typesPass === true && type) && arrow.test(`${file} ${target}`),
  )
  if (wall) return wall.instead
  return name.startsWith('.') && !test && !target.startsWith(placeOf(file))
    ? 'A relative import never leaves its area: write it from its room, as #server/… or #portal/….'
    : undefined
}
