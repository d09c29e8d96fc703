import type { Demo } from '#server/Demo.ts'
import { localFetch } from './franceconnect/localFetch.ts'
import { localProviderRoutes } from './franceconnect/routes.ts'
import { localSettings } from './franceconnect/localSettings.ts'
import { demoRoutes } from './routes.ts'
import { welcome } from './welcome.ts'

/** The demonstration. What creates its people is loaded when needed only: it brings what draws PDF files. */
export const demo: Demo = {
  seed: async (services, say) => (await import('./seedDemo.ts')).enterDemo(services, say),
  reset: async (services, say) => (await import('./resetDemo.ts')).resetDemo(services, say),
  addRoutes: async (app, services) => {
    demoRoutes(app, services)
    if (!services.config.franceConnect) await localProviderRoutes(app, services)
  },
  provider: (origin, key, port) => ({
    settings: localSettings(origin, key),
    fetch: localFetch(origin, port),
  }),
  welcome,
}
