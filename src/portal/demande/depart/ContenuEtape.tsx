import type { ReactNode } from 'react'
import { contenuPrive, type PageKey } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { RichText } from '#portal/components/page/RichText.tsx'

interface ContenuEtapeProps {
  readonly id: PageKey
  readonly children: ReactNode
}

/** A step below what the administration says of it: all is read before the button that leaves it. */
export const ContenuEtape = ({ id, children }: ContenuEtapeProps) => {
  const { data } = useCall(contenuPrive, { params: { id } })
  const { introduction, asavoir } = data?.contenu.paragraphe ?? {}
  return (
    <>
      {introduction ? <RichText html={introduction.texte} className="fr-mb-3w" /> : null}
      {asavoir ? (
        <section className="fr-mb-4w">
          <h3 className="fr-h6">{asavoir.titre}</h3>
          <RichText html={asavoir.texte} />
        </section>
      ) : null}
      {children}
    </>
  )
}
