import type { CalendarDate } from '#rules/calendar/dates.ts'
import { conformite, type Conformite, motsConformite } from '#rules/contenu/accessibilite.ts'
import type { ContentId, Contenu } from '#contract/contenu/contenu.ts'
import { a, bloc, p, ul } from '../blocks.ts'
import { contenusNonAccessibles } from './accessibiliteContenus.ts'
import { donneesAudit, type DonneesAudit } from './accessibiliteDonnees.ts'
import { etablissement, etatDeConformite, resultatsDesTests } from './accessibiliteResultats.ts'

type Blocs = Contenu['paragraphe']

/** What the published record is worth on a day, once the referential has a next version (`rgaaSuivant`) or not. */
export const conformiteDuJour = (
  aujourdhui: CalendarDate,
  rgaaSuivant?: CalendarDate,
  donnees: DonneesAudit = donneesAudit,
): Conformite => {
  const { audit, commence, echecs, criteres } = donnees
  // A failure that no criterion names is one all the same.
  const enEchec = Math.max(criteres.enEchec.length, echecs > 0 ? 1 : 0)
  return conformite({ audit, commence, enEchec }, aujourdhui, rgaaSuivant)
}

/** Blocks that follow the audit and the day, by page and key: nobody writes them in the place of what was seen. */
export const blocsDuJour = (
  aujourdhui: CalendarDate,
  rgaaSuivant?: CalendarDate,
  donnees: DonneesAudit = donneesAudit,
) => {
  const lues = { ...donnees, conformite: conformiteDuJour(aujourdhui, rgaaSuivant, donnees) }
  const { etat, audit } = lues.conformite
  return {
    accessibilite: {
      etat: etatDeConformite(lues),
      resultats: resultatsDesTests(lues),
      contenus: contenusNonAccessibles(lues),
      etablissement: etablissement(lues),
    },
    mentionslegales: {
      accessibilite: bloc(
        'Accessibilité',
        p(
          `Accessibilité : ${motsConformite[etat]}. ${a('/information/accessibilite', 'Déclaration d’accessibilité')}.`,
        ),
      ),
    },
    plandaction: {
      reste: bloc(
        'Ce qui reste à faire d’après nos contrôles',
        ul(
          ...(audit === null ? ['faire réaliser un audit de conformité par des personnes ;'] : []),
          ...(lues.essais.length === 0
            ? ['essayer le service avec des technologies d’assistance, et consigner ces essais ;']
            : []),
          `corriger ce que la ${a('/information/accessibilite', 'déclaration d’accessibilité')} liste comme non accessible.`,
        ),
      ),
    },
  } as const satisfies Partial<Record<ContentId, Blocs>>
}

/** Written with or without accents and capitals, it is read as the same. */
const isSameTitle = (one: string, other: string): boolean =>
  one.localeCompare(other.trim(), 'fr', { sensitivity: 'base' }) === 0

/** A content with these blocks in the place of any that has their key or their title; those it lacks come last. */
export const imposer = ({ champ, paragraphe }: Contenu, imposes: Blocs): Contenu => {
  const places = new Map<string, Blocs[string]>()
  for (const [cle, publie] of Object.entries(paragraphe)) {
    const [place] =
      Object.entries(imposes).find(
        ([autre, { titre }]) => autre === cle || isSameTitle(titre, publie.titre),
      ) ?? []
    places.set(place ?? cle, (place === undefined ? undefined : imposes[place]) ?? publie)
  }
  return { champ, paragraphe: { ...Object.fromEntries(places), ...imposes } }
}
