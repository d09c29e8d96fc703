import { type AttestationListee, casesDeclaration } from '#contract/documents/attestation.ts'
import type { NomComparee } from '#contract/documents/listes.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { centimesEnEuros } from '#rules/format/nombres.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { CopyButton } from '#portal/components/CopyButton.tsx'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { anneesPartagees, precisionDe } from './impots.ts'
import { impotsMessages as words } from './words.ts'

const ID_IMPOTS = 'mes-impots'

interface ImpotsProps {
  readonly nom: NomComparee
  readonly attestations: readonly AttestationListee[]
}

/** What the tax certificates say, beside the boxes of the tax return that take it; nothing where none is known as data. */
const Impots = ({ nom, attestations }: ImpotsProps) => {
  if (attestations.length === 0) return null
  const { netImposable, impot } = casesDeclaration[nom]
  return (
    <section className="fr-mt-6w" aria-labelledby={ID_IMPOTS}>
      <h2 id={ID_IMPOTS} tabIndex={-1}>
        {words.titre}
      </h2>
      <p>{words.presentation}</p>
      <DataTable
        legende={words.legende}
        colonnes={words.colonnes(nom, netImposable, impot)}
        lignes={attestations.map((attestation) => {
          const { documentUuid, libelle, annee } = attestation
          const precise = (quoi: string) => words.precise(quoi, precisionDe(attestation, attestations))
          return {
            id: documentUuid,
            cellules: [
              precise(libelle),
              <Montant
                key="net"
                centimes={attestation.netImposable}
                quoi={precise(words.netImposable(annee))}
              />,
              <Montant key="impot" centimes={attestation.impot} quoi={precise(words.impot(annee))} />,
            ],
          }
        })}
      />
      <ul className="fr-text--sm">
        {[
          ...anneesPartagees(attestations).map(words.plusieurs[nom]),
          words.arrondi,
          words.source,
          words.omet[nom],
        ].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

interface MontantProps {
  readonly centimes: number
  readonly quoi: string
}

const Montant = ({ centimes, quoi }: MontantProps) => (
  <>
    <p className="fr-mb-1v">{centimesEnEuros(centimes)}</p>
    <CopyButton texte={String(Math.round(centimes / 100))} quoi={quoi} />
  </>
)

/** The amounts to declare of a list. */
export const ImpotsArea = ({ nom }: { readonly nom: NomComparee }) => {
  const { data } = useCall(rubriques[nom].attestations, {})
  return data ? <Impots nom={nom} attestations={data.listeAttestation} /> : null
}

/** From the top of a list to the amounts to declare, which stand below all its documents. */
export const ImpotsLien = ({ nom }: { readonly nom: NomComparee }) => {
  const { data } = useCall(rubriques[nom].attestations, {})
  return data && data.listeAttestation.length > 0 ? (
    <p className="eap-no-print">
      <a className="fr-link fr-icon-arrow-down-line fr-link--icon-right" href={`#${ID_IMPOTS}`}>
        {words.lien}
      </a>
    </p>
  ) : null
}
