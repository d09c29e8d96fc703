import { jourDuMoment } from '#rules/format/dates.ts'
import { withdrawnAmong } from '#server/kit/files/documentsRetires.ts'
import type { Services } from '#server/services.ts'
import { RowRefusal } from '../imports/refusals.ts'
import type { Output } from '../Runner.ts'
import { noteOnCompte } from '../traced.ts'
import { documentUuidOf, type OwnedEntry } from './prepareDocument.ts'

const uuidOf = ({ compteId, reference }: OwnedEntry) => documentUuidOf(compteId, reference)

/** Documents that were withdrawn and that an import is asked to give back, by their references. */
export const openGivenBack = (references: readonly string[]) => {
  const missing = new Set(references)
  return {
    /** Whether a withdrawn document of the manifest is one of them. */
    takes: (reference: string): boolean => {
      missing.delete(reference)
      return references.includes(reference)
    },
    /** Says which ones no row of the manifest has. */
    tell: ({ say }: Output) => {
      for (const reference of missing)
        say(
          `« --rendre ${reference} » n’a rien rendu : aucune ligne du manifeste n’a cette référence d’un document retiré. Vérifiez-la.`,
        )
    },
  }
}

export type GivenBack = ReturnType<typeof openGivenBack>

/** Tells rows whose document was withdrawn from the others: they are refused, but those that must be given back. */
export const withdrawnRows = async (
  services: Pick<Services, 'db' | 'audit'>,
  rows: readonly OwnedEntry[],
  givenBack: GivenBack,
) => {
  const withdrawn = await withdrawnAmong(services.db, rows.map(uuidOf))
  return {
    /** Why a row is refused; undefined when it is not. */
    refusal: (row: OwnedEntry): RowRefusal | undefined => {
      const moment = withdrawn.get(uuidOf(row))
      if (moment === undefined || givenBack.takes(row.reference)) return undefined
      return new RowRefusal(
        `Ce document a été retiré à cette personne le ${jourDuMoment(moment)} : corrigez le numéro de cette ligne, ou ôtez-la. S’il lui revient bien, relancez avec « --rendre ${row.reference} ».`,
      )
    },
    /** Keeps in the journal that a row gives its document back, if it does, before it does. */
    note: async (row: OwnedEntry): Promise<void> => {
      const moment = withdrawn.get(uuidOf(row))
      if (moment === undefined) return
      await noteOnCompte(services, {
        compteId: row.compteId,
        commande: 'documents importer',
        motif: `Le document « ${row.titre} » (${row.reference}), retiré le ${jourDuMoment(moment)}, est rendu : l’import le demandait.`,
      })
    },
  }
}
