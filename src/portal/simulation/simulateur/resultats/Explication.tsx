import { dateEnChiffres } from '#rules/format/dates.ts'
import { resultatDeLigne } from '#rules/retraite/estimation/lignes.ts'
import { DataTable } from '#portal/components/facts/DataTable.tsx'
import { Figure } from '#portal/components/facts/Figure.tsx'
import { simulateurMessages } from '../words.ts'
import type { Resultat } from './resultats.ts'

const words = simulateurMessages.explication

/** « D’où vient ce montant ? » : the lines of an estimate, each with its law. It scrolls sideways where it is narrow. */
export const Explication = ({ resultat: { demande, estimation } }: { readonly resultat: Resultat }) => (
  <>
    <DataTable
      legende={words.legende(dateEnChiffres(demande.dateDepart))}
      colonnes={[words.ligne, words.formule, words.valeur, words.source]}
      nombres={[2]}
      large
      lignes={estimation.lignes.map((ligne) => ({
        id: `${ligne.libelle} ${ligne.formule}`,
        cellules: [
          ligne.libelle,
          ligne.formule,
          <Figure
            key="valeur"
            valeur={resultatDeLigne(ligne) || (ligne.confirme ? words.sansMontant : '')}
            indicatif={!ligne.confirme}
          />,
          ligne.source,
        ],
      }))}
    />
    <p className="fr-text--sm">{words.abreviations}</p>
    {estimation.rachat ? <p className="fr-mt-2w">{words.rachete}</p> : null}
  </>
)
