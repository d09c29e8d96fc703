import { Button } from '@codegouvfr/react-dsfr/Button.js'
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
          <a href={retraite} className="fr-link" target="_blank" rel="noopener">
            {words.public}
            <span className="fr-sr-only"> ({words.nouvelOnglet})</span>
          </a>
        </p>
      )}
      {messagerie ? (
        <Button priority="secondary" linkProps={{ to: adresseMessagerie() }}>
          {words.ecrire}
        </Button>
      ) : null}
    </section>
  )
}
