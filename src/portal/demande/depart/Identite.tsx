import { Masked } from '#portal/components/numbers/Masked.tsx'
import type { ContexteDemande } from '#contract/demande/contexte.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { demandeDepartMessages } from './words.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'

const { situation: words } = demandeDepartMessages

/** Who asks: as the register has it. */
export const faitsIdentite = ({ identite }: Pick<ContexteDemande, 'identite'>) =>
  [
    [words.nom, identite.nom],
    [words.prenom, identite.prenom],
    [words.naissance, dateEnChiffres(identite.dateNaissance)],
  ] as const

/** Who makes the request, as the register has them: it is not changed here. */
export const Identite = ({ identite }: Pick<ContexteDemande, 'identite'>) => (
  <section>
    <h3 className="fr-h5 fr-mt-4w">{words.identite}</h3>
    <Facts
      facts={[...faitsIdentite({ identite }), [words.nir, <Masked key="nir">{identite.nirMasque}</Masked>]]}
    />
    <p className="fr-text--sm">{words.identiteSource}</p>
  </section>
)
