import type { ContentId, Contenu } from '#contract/contenu/contenu.ts'
import { accessibilite } from '../accessibilite/accessibilite.ts'
import { accueil } from './accueil.ts'
import { aideconnecte } from './aideconnecte.ts'
import { aidenonconnecte } from './aidenonconnecte.ts'
import { conditionsgenerales } from './conditionsgenerales.ts'
import { connexion } from './connexion.ts'
import type { Content } from './content.ts'
import { cookies } from './cookies.ts'
import { demanderetraite } from './demanderetraite.ts'
import { documents } from './documents.ts'
import { information } from './information.ts'
import { mentionslegales } from './mentionslegales.ts'
import { pension } from './pension.ts'
import { questionpaie } from './questionpaie.ts'
import { questionpension } from './questionpension.ts'
import { questionretraite } from './questionretraite.ts'
import { remuneration } from './remuneration.ts'
import { retraite } from './retraite.ts'
import { rgpd } from './rgpd.ts'

/** What the server sends for each page until the administration publishes something else. */
export const contents: Readonly<Record<ContentId, Content>> = {
  ...accueil,
  ...connexion,
  ...remuneration,
  ...pension,
  ...documents,
  ...retraite,
  ...demanderetraite,
  ...information,
  ...mentionslegales,
  ...conditionsgenerales,
  ...accessibilite,
  ...rgpd,
  ...cookies,
  ...aidenonconnecte,
  ...aideconnecte,
  ...questionpaie,
  ...questionpension,
  ...questionretraite,
}

/** The same without the filters: over these, the administration publishes its own. */
export const defaultContenus = Object.fromEntries(
  Object.entries(contents).map(([id, { contenu }]) => [id, contenu]),
) as Readonly<Record<ContentId, Contenu>>
