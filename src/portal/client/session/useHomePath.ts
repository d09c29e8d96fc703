import { paths } from '#portal/paths.ts'
import { useSession } from './useSession.ts'

/** Home of who is here: the dashboard when signed in, the public home otherwise. */
export const useHomePath = () => (useSession().navigation ? paths.accueilconnecte : paths.accueilnonconnecte)
