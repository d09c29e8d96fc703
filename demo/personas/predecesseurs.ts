import type { CalendarDate } from '#rules/calendar/dates.ts'
import { ordinary } from './ordinary.ts'
import type { Persona } from './Persona.ts'

/** Someone whom the employers know, without an account, a document or an event. */
const partie = (
  prenom: string,
  nom: string,
  dateNaissance: CalendarDate,
  nir: string,
  iban: string,
): Persona => ({
  ...ordinary,
  etat: 'registre',
  nir,
  prenom,
  nom,
  dateNaissance,
  courriel: `${prenom}.${nom}@example.org`.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''),
  iban,
  services: [],
  cir: false,
  documents: [],
  evenements: [],
})

/** People who retired before those of the demo, and of whom only the lengths of their requests are told. */
export const predecesseurs: readonly Persona[] = [
  partie('Agathe', 'Perrin', '1961-05-17', '261056311302127', 'FR7699999000012611200000031'),
  partie('Bruno', 'Lacroix', '1962-02-08', '162025935001763', 'FR7699999000012611200150090'),
  partie('Claire', 'Besson', '1962-04-26', '262043306304418', 'FR7699999000012611200300052'),
  partie('Denis', 'Marchal', '1961-11-03', '161113523800904', 'FR7699999000012611200450014'),
  partie('Fabrice', 'Colin', '1962-07-19', '162074410903104', 'FR7699999000012611200600073'),
  partie('Gisèle', 'Antoine', '1961-09-30', '261096748205237', 'FR7699999000012611200750035'),
  partie('Irène', 'Masson', '1962-01-12', '262013155502824', 'FR7699999000012611200900094'),
]
