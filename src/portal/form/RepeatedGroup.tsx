import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { FieldArray } from 'formik'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Status } from '#portal/components/page/Status.tsx'
import { useFieldId, useFormField } from './FormContext.ts'

interface RepeatedGroupProps<Group> {
  /** Name of the list in the form: the fields of its first group are `name[0].…`. */
  readonly name: string
  /** What a new group begins with. */
  readonly fresh: Group
  /** Field of a new group that takes the focus. */
  readonly first: keyof Group & string
  readonly maximum?: number
  readonly words: {
    /** Legend of a group, from its number; without it, groups are plain rows. */
    readonly legende?: (numero: number) => string
    readonly ajouter: string
    readonly retirer: (numero: number) => string
    /** Said once a group is taken off. */
    readonly retire: string
  }
  readonly className: string
  /** What stands between the groups and the button that adds one. */
  readonly note?: ReactNode
  /** Fields of a group, from its place: 0 for the first. */
  readonly children: (rang: number) => ReactNode
}

/** Fields asked as many times as needed: the focus goes to a new group, and back to the button when one goes. */
export const RepeatedGroup = <Group,>({
  name,
  fresh,
  first,
  maximum = Infinity,
  words,
  className,
  note,
  children,
}: RepeatedGroupProps<Group>) => {
  const { value: groups } = useFormField<readonly Group[]>(name)
  const idOf = useFieldId()
  const [said, setSaid] = useState('')
  const adder = useRef<HTMLButtonElement>(null)
  const focusSoon = useFocusSoon(adder)
  const plain = words.legende === undefined
  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <>
          {[...groups.keys()].map((rang) => (
            <Framed key={rang} legend={words.legende?.(rang + 1)} className={className}>
              {children(rang)}
              <Button
                type="button"
                priority="tertiary"
                size="small"
                iconId={plain ? 'fr-icon-subtract-line' : 'fr-icon-delete-line'}
                onClick={() => {
                  remove(rang)
                  setSaid(words.retire)
                  focusSoon()
                }}
              >
                {words.retirer(rang + 1)}
              </Button>
            </Framed>
          ))}
          {note}
          <Button
            ref={adder}
            type="button"
            priority="secondary"
            size={plain ? 'small' : 'medium'}
            iconId="fr-icon-add-line"
            disabled={groups.length >= maximum}
            onClick={() => {
              push(fresh)
              setSaid('')
              focusSoon(idOf(`${name}[${groups.length}].${first}`))
            }}
          >
            {words.ajouter}
          </Button>
          <Status>{said}</Status>
        </>
      )}
    </FieldArray>
  )
}

/** Gives the focus, once the page has changed, to the element of an id, or else to the button. */
const useFocusSoon = (button: RefObject<HTMLButtonElement | null>) => {
  const [wanted, setWanted] = useState<{ readonly id: string | undefined }>()
  useEffect(() => {
    if (wanted) (wanted.id === undefined ? button.current : document.getElementById(wanted.id))?.focus()
  }, [wanted, button])
  return (id?: string) => setWanted({ id })
}

interface FramedProps {
  readonly legend: string | undefined
  readonly className: string
  readonly children: ReactNode
}

const Framed = ({ legend, className, children }: FramedProps) =>
  legend === undefined ? (
    <div className={className}>{children}</div>
  ) : (
    <fieldset className={className}>
      <legend className="fr-text--bold">{legend}</legend>
      {children}
    </fieldset>
  )
