import { Masked } from '#portal/components/numbers/Masked.tsx'
import { Facts, type Fact } from '#portal/components/facts/Facts.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatTelephone } from '#rules/profil/telephone.ts'
import { texteEnChiffres } from '#rules/format/dates.ts'
import { coordonneesMessages } from '#portal/form/words.ts'
import { inscriptionMessages } from '../words.ts'
import { paths, type EtapeInscription } from '#portal/paths.ts'
import type { Dossier } from '../dossier.ts'

const { etapes, recapitulatif: words } = inscriptionMessages

/** What was entered at each step, but the password. */
export const RecapitulatifBlocks = ({ dossier }: { readonly dossier: Dossier }) => (
  <>
    <Block etape="identite">
      <Facts facts={identityOf(dossier)} />
    </Block>
    <Block etape="verification">
      <p>{dossier.mode === 'CONFIRME' ? words.verifiee : words.aVerifier}</p>
    </Block>
    <Block etape="coordonnees">
      <Facts facts={contactsOf(dossier)} />
    </Block>
    <Block etape="motdepasse">
      <p>{words.choisi}</p>
    </Block>
  </>
)

const identityOf = ({ identite }: Dossier): readonly Fact[] => [
  [words.nir, identite && <Masked key="nir">{identite.nirMasque}</Masked>],
  [inscriptionMessages.nomNaissance, identite?.nomNaissance],
  [inscriptionMessages.prenom, identite?.prenom],
  [inscriptionMessages.dateNaissance, texteEnChiffres(identite?.dateNaissance ?? '')],
]

const contactsOf = ({ coordonnees }: Dossier): readonly Fact[] => [
  [coordonneesMessages.courrielPrincipal, coordonnees?.courrielPrincipal || coordonneesMessages.sansAdresse],
  [
    coordonneesMessages.courrielSecondaire,
    coordonnees?.courrielSecondaire || coordonneesMessages.sansAdresse,
  ],
  [
    coordonneesMessages.telephonePrincipal,
    formatTelephone(coordonnees?.telephonePrincipal ?? '') || coordonneesMessages.sansTelephone,
  ],
  [
    coordonneesMessages.telephoneSecondaire,
    formatTelephone(coordonnees?.telephoneSecondaire ?? '') || coordonneesMessages.sansTelephone,
  ],
]

interface BlockProps {
  readonly etape: EtapeInscription
  readonly children: ReactNode
}

const Block = ({ etape, children }: BlockProps) => (
  <section className="fr-mb-4w">
    <h3 className="fr-h5 fr-mb-1w">{etapes[etape]}</h3>
    {children}
    <Link
      className="fr-link fr-icon-edit-line fr-link--icon-left"
      to={paths.etapeInscription(etape)}
      aria-label={words.modifierNom(etapes[etape])}
    >
      {words.modifier}
    </Link>
  </section>
)
