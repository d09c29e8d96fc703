/** Why a command of the administration stops, told in French to the person who typed it, with what to do. */
export class AdministrationFault extends Error {}
