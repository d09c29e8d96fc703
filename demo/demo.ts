import { formatNir } from '#rules/connexion/nir.ts'
import type { Demo } from '#server/Demo.ts'
import { localProviderRoutes } from './franceconnect/routes.ts'
import { localFetch, localSettings } from './franceconnect/localSettings.ts'
import { demoRoutes } from './routes.ts'
import { demoPassword, personas } from './personas/personas.ts'

/** What the person who started the server reads: where to go, and as whom. */
export const welcome = (address: string): string[] => {
  const widest = Math.max(...personas.map(({ prenom, nom }) => prenom.length + nom.length))
  return [
    '',
    `Le portail répond sur ${address}`,
    `Personnes de la démonstration (mot de passe : ${demoPassword}) :`,
    ...personas.map(({ prenom, nom, nir, etat }) => {
      const name = `${prenom} ${nom}`.padEnd(widest + 1)
      return `  ${name}  ${nir}  (${formatNir(nir)})${etat === 'registre' ? '  pas encore de compte' : ''}`
    }),
    `Boîte aux lettres de la démonstration : ${address}/demo/courriels`,
  ]
}

/** The demonstration. What creates its people is loaded when needed only: it brings what draws PDF files. */
export const demo: Demo = {
  seed: async (services, say) => (await import('./seedDemo.ts')).enterDemo(services, say),
  reset: async (services, say) => (await import('./resetDemo.ts')).resetDemo(services, say),
  remove: async (services) => (await import('./resetDemo.ts')).removeDemo(services),
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
