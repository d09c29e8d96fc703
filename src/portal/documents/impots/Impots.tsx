import { type AttestationListee, casesDeclaration } from '#contract/documents/attestation.ts'
import type { NomComparee } from '#contract/documents/listes.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { centimesEnEuros } from '#rules/format/nombres.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { CopyButton } from '#portal/components/CopyButton.tsx'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { impotsMessages as words } from './words.ts'

interface ImpotsProps {
  readonly nom: NomComparee
  readonly attestations: readonly AttestationListee[]
}

/** What the tax certificates say, beside the boxes of the tax return that take it; nothing where none is known as data. */
export const Impots = ({ nom, attestations }: ImpotsProps) => {
  if (attestations.length === 0) return null
  const { netImposable, impot } = casesDeclaration[nom]
  return (
    <section className="fr-mt-6w" aria-labelledby="mes-impots">
      <h2 id="mes-impots">{words.titre}</h2>
      <p>{words.presentation}</p>
      <DataTable
        legende={words.legende}
        colonnes={words.colonnes(nom, netImposable, impot)}
        lignes={attestations.map((attestation) => ({
          id: attestation.documentUuid,
          cellules: [
            attestation.libelle,
            <Montant
              key="net"
              centimes={attestation.netImposable}
              quoi={words.netImposable(attestation.annee)}
            />,
            <Montant key="impot" centimes={attestation.impot} quoi={words.impot(attestation.annee)} />,
          ],
        }))}
      />
      <ul className="fr-text--sm">
        {[words.arrondi, words.source, words.omet[nom]].map((note) => (
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
