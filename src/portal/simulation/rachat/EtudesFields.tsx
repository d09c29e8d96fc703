import type { RachatForm } from '#contract/simulation/rachat/rachatForm.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { useFormValues } from '#portal/form/FormContext.ts'
import { CheckboxField } from '#portal/form/fields/choices/CheckboxField.tsx'
import { DateField } from '#portal/form/fields/DateField.tsx'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { RepeatedGroup } from '#portal/form/RepeatedGroup.tsx'
import { calculetteMessages } from './words.ts'

const { etudes: words } = calculetteMessages

interface EtudesFieldsProps {
  readonly today: CalendarDate
  /** Quarters that the periods allow; undefined without periods, or when one is wrong. */
  readonly ouverts: number | undefined
  /** The quarters that the account has are taken off. */
  readonly compte: boolean
}

/** The periods of studies, added and removed one by one. */
export const EtudesFields = ({ today, ouverts, compte }: EtudesFieldsProps) => {
  const { etudes } = useFormValues<RachatForm>()
  return (
    <div className="fr-mb-6w">
      <Accordion
        niveau={2}
        items={[
          {
            id: 'rachat-etudes',
            titre: words.titre,
            contenu: (
              <>
                <p>
                  {words.aide} {compte ? words.acquisRetires : words.acquisAVerifier}
                </p>
                <RepeatedGroup
                  name="etudes"
                  fresh={{ debut: '', fin: '', diplome: true }}
                  first="debut"
                  words={{
                    legende: words.periode,
                    ajouter: words.ajouter,
                    retirer: words.supprimer,
                    retire: words.supprimee,
                    retablir: words.retablir,
                  }}
                  className="eap-cadre fr-p-2w fr-mb-3w"
                  note={
                    <>
                      {ouverts === undefined ? null : <p>{words.droit(ouverts)}</p>}
                      {etudes.some(({ diplome }) => !diplome) ? <p>{words.sansDiplome}</p> : null}
                    </>
                  }
                >
                  {(rang) => (
                    <>
                      <div className="eap-champs">
                        <DateField
                          name={`etudes[${rang}].debut`}
                          label={words.debut(rang + 1)}
                          required
                          today={today}
                        />
                        <DateField
                          name={`etudes[${rang}].fin`}
                          label={words.fin(rang + 1)}
                          required
                          today={today}
                        />
                      </div>
                      <CheckboxField name={`etudes[${rang}].diplome`} label={words.diplome} />
                    </>
                  )}
                </RepeatedGroup>
              </>
            ),
          },
        ]}
      />
    </div>
  )
}
