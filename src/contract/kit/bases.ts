/** Base paths of the API. */
export const prive = '/api/prive'
export const publique = '/api/public'
export const mesap = '/mesap/mesap-api/api'
