import { compteSuitesMessages } from './wordsSuites.ts'

const { service: words } = compteSuitesMessages

/** The office in charge, as the administration publishes it. */
export const Service = ({ nom }: { readonly nom: string | undefined }) => (
  <section className="eap-compte__section">
    <h2>{words.titre}</h2>
    <p>{nom ?? words.inconnu}</p>
  </section>
)
