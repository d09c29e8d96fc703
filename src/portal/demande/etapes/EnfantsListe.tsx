import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect, useRef, useState } from 'react'
import { errorId, FieldErrors } from '#portal/components/FieldGroup.tsx'
import { Retablir } from '#portal/components/Retablir.tsx'
import { useFieldErrors, useFieldId, useFormField } from '#portal/form/FormContext.ts'
import { aucunEnfant, type Enfant } from '#contract/demande/questions/enfants.ts'
import { ENFANTS_MAXIMUM } from '#contract/demande/bornes.ts'
import { enfantsMessages as words } from './words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { EnfantFields } from './EnfantFields.tsx'

const NAME = 'enfants'

interface EnfantsListeProps {
  readonly today: CalendarDate
}

/** A child who was taken off the list, and the place that they had. */
interface Retire {
  readonly rang: number
  readonly enfant: Enfant
}

/** The children, each in fields; one who is taken off can be put back as long as no other is. */
export const EnfantsListe = ({ today }: EnfantsListeProps) => {
  const { value: enfants, onChange } = useFormField<readonly Enfant[]>(NAME)
  const idOf = useFieldId()
  const [retire, setRetire] = useState<Retire>()
  const focusLater = useFocusLater()
  const prenomId = (rang: number) => idOf(`${NAME}[${rang}].prenom`)
  const retirer = (rang: number, enfant: Enfant) => {
    onChange(enfants.filter((_, place) => place !== rang))
    setRetire({ rang, enfant })
  }
  const retablir = ({ rang, enfant }: Retire) => {
    onChange(enfants.toSpliced(rang, 0, enfant))
    setRetire(undefined)
    focusLater(prenomId(rang))
  }
  const ajouter = () => {
    onChange([...enfants, aucunEnfant])
    setRetire(undefined)
    focusLater(prenomId(enfants.length))
  }
  const nom = retire ? words.rang(retire.rang + 1, retire.enfant.prenom) : ''
  return (
    <>
      {[...enfants.keys()].map((rang) => {
        const enfant = enfants[rang] ?? aucunEnfant
        return (
          <EnfantFields
            key={rang}
            rang={rang}
            prenom={enfant.prenom}
            today={today}
            onRemove={() => retirer(rang, enfant)}
          />
        )
      })}
      <Retablir
        dit={retire ? words.retire(nom) : ''}
        retrait={
          retire && {
            cle: `${retire.rang} ${enfants.length}`,
            action: words.retablir(nom),
            onRetablir: () => retablir(retire),
          }
        }
      />
      <Ajout id={idOf(NAME)} complet={enfants.length >= ENFANTS_MAXIMUM} onAdd={ajouter} />
    </>
  )
}

interface AjoutProps {
  readonly id: string
  readonly complet: boolean
  readonly onAdd: () => void
}

/** Adds a child; it has the id of the list, so that the errors of the list lead to it. */
const Ajout = ({ id, complet, onAdd }: AjoutProps) => {
  const errors = useFieldErrors()(NAME)
  return (
    <div className="fr-mb-4w">
      <Button
        type="button"
        id={id}
        priority="secondary"
        iconId="fr-icon-add-line"
        nativeButtonProps={{
          'aria-describedby': errorId(id),
          'aria-disabled': complet || undefined,
          onClick: complet ? undefined : onAdd,
        }}
      >
        {words.ajouter}
      </Button>
      <FieldErrors id={id} errors={errors}>
        {complet ? <p className="fr-hint-text">{words.complet}</p> : null}
      </FieldErrors>
    </div>
  )
}

/** Gives the focus to an element once it is on the page. */
const useFocusLater = () => {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    const element = wanted.current === undefined ? null : document.getElementById(wanted.current)
    if (!element) return
    wanted.current = undefined
    element.focus()
  })
  return (id: string) => {
    wanted.current = id
  }
}
