import { useId, type ReactNode } from 'react'

interface TableauCardProps {
  readonly titre: string
  readonly children: ReactNode
  readonly foot?: ReactNode
  readonly wide?: boolean | undefined
}

/** A framed part of the dashboard. */
export const TableauCard = ({ titre, children, foot, wide = false }: TableauCardProps) => {
  const id = useId()
  return (
    <section className={`eap-card ${wide ? 'eap-card--wide' : ''}`} aria-labelledby={id}>
      <h2 id={id} className="fr-h5">
        {titre}
      </h2>
      <div className="eap-card__body">{children}</div>
      {foot ? <div className="eap-card__foot">{foot}</div> : null}
    </section>
  )
}
