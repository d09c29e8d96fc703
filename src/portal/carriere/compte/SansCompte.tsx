import { AddressButton, AddressLink } from '#portal/components/page/AddressLink.tsx'
import { compteMessages } from './words.ts'
import { configured } from '#portal/client/configuration.ts'
import { adresseMessagerie } from './compte.ts'

const { absent: words } = compteMessages

/** No account on file: why that may be, and what to do. */
export const SansCompte = ({ messagerie }: { readonly messagerie: boolean }) => {
  const retraite = configured('urlRetraitePublique')
  return (
    <section className="eap-compte__section">
      <h2>{words.titre}</h2>
      <p>{words.explication}</p>
      <ul>
        {words.conseils.map((conseil) => (
          <li key={conseil}>{conseil}</li>
        ))}
      </ul>
      {retraite === '' ? null : (
        <p>
          <AddressLink to={retraite}>{words.public}</AddressLink>
        </p>
      )}
      {messagerie ? (
        <AddressButton to={adresseMessagerie()} priority="secondary">
          {words.ecrire}
        </AddressButton>
      ) : null}
    </section>
  )
}
