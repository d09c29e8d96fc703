import { accueilPages } from './accueil/pages.ts'
import { carrierePages } from './carriere/pages.ts'
import type { SitePage } from './client/page/sitePage.ts'
import { connexionPages } from './connexion/pages.ts'
import { contenuPages } from './contenu/pages.ts'
import { demandePages } from './demande/pages.ts'
import { documentsPages } from './documents/pages.ts'
import { inscriptionPages } from './inscription/pages.ts'
import { messageriePages } from './messagerie/pages.ts'
import { profilPages } from './profil/pages.ts'
import { recherchePages } from './recherche/pages.ts'
import { simulationPages } from './simulation/pages.ts'

/** Every page of the portal, each said once, in the order of the menu, of the footer and of the site map. */
export const pages: readonly SitePage[] = [
  ...connexionPages,
  ...inscriptionPages,
  ...accueilPages,
  ...profilPages,
  ...documentsPages,
  ...messageriePages,
  ...recherchePages,
  ...carrierePages,
  ...simulationPages,
  ...demandePages,
  ...contenuPages,
]
