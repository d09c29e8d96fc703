import type { ContentId, Contenu } from '#contract/contenu/contenu.ts'
import { accessibilite } from '../accessibilite/accessibilite.ts'
import { accueil } from './accueil.ts'
import { aideconnecte } from './aide/aideconnecte.ts'
import { aidenonconnecte } from './aide/aidenonconnecte.ts'
import { conditionsgenerales } from './mentions/conditionsgenerales.ts'
import { connexion } from './connexion.ts'
import type { Content } from '../blocks.ts'
import { cookies } from './mentions/cookies.ts'
import { demanderetraite } from './demanderetraite.ts'
import { documents } from './documents.ts'
import { information } from './information.ts'
import { mentionslegales } from './mentions/mentionslegales.ts'
import { pension } from './pension.ts'
import { questionpaie } from './aide/questionpaie.ts'
import { questionpension } from './aide/questionpension.ts'
import { questionretraite } from './aide/questionretraite.ts'
import { remuneration } from './remuneration.ts'
import { retraite } from './retraite.ts'
import { rgpd } from './mentions/rgpd.ts'

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
