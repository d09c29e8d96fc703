import type { Etape } from '#contract/accueil/etapes.ts'
import { genresDemande } from '#contract/demande/genres.ts'
import { paths } from '#portal/paths.ts'

const suivi = ({ genre = 'depart' }: Etape) => paths[genresDemande[genre].suivi]

/** Where each kind of step is done; identity is confirmed here, in its dialog. */
const chemins: Readonly<Record<Etape['nature'], (etape: Etape) => string | undefined>> = {
  identite: () => undefined,
  piecedossier: suivi,
  dossier: suivi,
  piececorrection: ({ id = '' }) => paths.completerCorrection(id),
  correction: () => paths.compteindividuelretraite,
  verification: () => paths.compteindividuelretraite,
  iban: () => `${paths.profil}#banque`,
  reponses: ({ id }) => (id === undefined ? paths.mesap : paths.conversation(id)),
  brouillon: ({ brouillon }) =>
    brouillon === 'correctioncir' ? paths.correctioncir : paths[brouillon ?? 'demandedepartretraite'],
}

/** Where a step is done; undefined for a dialog. Who may only read asks for a file elsewhere than here. */
export const cheminEtape = (etape: Etape, lectureSeule: boolean): string | undefined =>
  lectureSeule && etape.acteur === 'vous' ? paths.contact : chemins[etape.nature](etape)
