import { libellesMotifDepart, motifsDit } from '#contract/demande/questions/motifs.ts'
import { demandeDepartMessages } from './words.ts'
import { groupesPieces } from '#rules/demande/demandeDepart.ts'
import { motifs } from '#rules/retraite/demande/demande.ts'
import { piecesDemandees, type Dossier } from '../dossier/dossier.ts'

const { preparation: words } = demandeDepartMessages

/** The documents to have ready, by answer and by reason; those that the answers ask for already say so. */
export const Documents = ({ dossier }: { readonly dossier: Dossier<'depart'> }) => {
  const demandees = piecesDemandees('depart', dossier)
  return (
    <section>
      <h3 className="fr-h5 fr-mt-4w">{words.documents}</h3>
      <p>{words.documentsAide}</p>
      <h4 className="fr-h6">{words.selonReponses}</h4>
      <ul>
        <li>{words.toujours}</li>
        {groupesPieces.map((groupe) => (
          <li key={groupe}>
            {demandees.includes(groupe) ? words.demandee(words.pieces[groupe]) : words.pieces[groupe]}
          </li>
        ))}
      </ul>
      <h4 className="fr-h6">{words.selonMotif}</h4>
      <ul>
        {motifs.map((motif) => (
          <li key={motif}>
            <strong>{libellesMotifDepart[motif]}</strong>
            <br />
            {motifsDit[motif].justificatifs}
          </li>
        ))}
      </ul>
    </section>
  )
}
