import { isTest } from './files.ts'

/** What some files never use, though it needs no import. */
interface Use {
  /** Start of the path of the files, from the root. */
  readonly from: string
  /** The uses, as they are written: `fetch()` is a call, `new Date()` one without argument, `.fetch` a member of anything. */
  readonly uses: readonly string[]
  /** Whether only what runs as the module loads is refused. */
  readonly atLoad?: true
  /** Whether the wall stands before tests too. */
  readonly tests?: true
  readonly instead: string
}

/** Everything but what writes dates and numbers once for all. */
const FORMATS = '(?!src/rules/(?:calendar/dates\\.ts|format/.*\\.test\\.ts))'

const walls: readonly Use[] = [
  {
    from: 'src/(?:rules|contract)/',
    uses: ['Date.now', 'new Date()', 'Date()', '= Date', 'performance.now', 'Temporal.Now'],
    instead: 'rules/ and contract/ read no clock: take today as an argument.',
  },
  {
    from: 'src/(?:rules|contract)/',
    uses: ['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'],
    instead: 'rules/ and contract/ draw nothing: take the number as an argument.',
  },
  {
    from: '(?:src/(?!server/(?:main|admin)\\.ts)|demo/)',
    uses: ['process.env', 'process.loadEnvFile', '= process', 'import.meta.env'],
    instead: 'Only the configuration reads the environment: add the setting to src/server/config.ts.',
  },
  {
    // What the library of OpenID Connect compares with its own clock, and the log of a process that ends.
    from: 'src/server/(?!kit/(?:clock|faults/tellFault)\\.ts|connexion/franceconnect/protocol\\.ts)',
    uses: ['Date.now', 'new Date()', 'Date()'],
    instead: 'The server has one clock, which tests set: take that of the services.',
  },
  {
    from: 'src/server/(?:\\w+/)+routes\\w*\\.ts',
    uses: ['.selectFrom', '.insertInto', '.updateTable', '.deleteFrom', '.transaction'],
    instead: 'Routes never read nor write the store: call a use case, one verb a file.',
  },
  {
    from: 'src/',
    uses: ['import.meta.glob'],
    instead: 'An import names its file in full, so that what it reaches can be seen: write one for each.',
  },
  {
    from: 'src/server/(?!kit/database/)',
    uses: ['new Kysely', 'new PostgresDialect', 'new SqliteDialect'],
    instead: 'Only #server/kit/database/ knows which database it is: take the Db of the services.',
  },
  {
    from: 'src/portal/(?!client/)',
    uses: ['fetch()', '.fetch', 'new XMLHttpRequest', 'new EventSource', 'new WebSocket', '.sendBeacon'],
    instead: 'Only client/ fetches: call with #portal/client/call/.',
  },
  {
    from: 'src/portal/(?!contenu/mesure/)',
    uses: ['._paq', '._mtm'],
    instead:
      'Only contenu/mesure/ knows Matomo: tell what happened with tellSignal of #portal/client/signals.ts.',
  },
  {
    from: 'src/portal/(?!main\\.tsx)',
    uses: ['document', 'window', 'location', 'navigator', 'localStorage', 'sessionStorage'],
    atLoad: true,
    instead:
      'The server loads this module too, and has no window: read it in an effect, an event or a function.',
  },
  {
    from: FORMATS,
    uses: ['Intl.DateTimeFormat', '.toLocaleDateString', '.toLocaleTimeString'],
    tests: true,
    instead:
      'Dates and hours are worded by #rules/format/dates.ts, days and hours in Paris told by #rules/calendar/dates.ts.',
  },
  {
    from: FORMATS,
    uses: ['Intl.NumberFormat', '.toLocaleString'],
    tests: true,
    instead:
      'Numbers, amounts and sizes are written by #rules/format/nombres.ts, moments by #rules/format/dates.ts.',
  },
]

const compiled = walls.map(({ from, ...wall }) => ({ ...wall, files: new RegExp(`^${from}`) }))

/** Why this file may not use this, and what to do instead; undefined when it may. */
export const refusedUse = (file: string, use: string, loading: boolean): string | undefined =>
  compiled.find(
    ({ files, uses, atLoad, tests }) =>
      uses.includes(use) &&
      (loading || atLoad !== true) &&
      (tests === true || !isTest(file)) &&
      files.test(file),
  )?.instead
