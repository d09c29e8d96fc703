import type { Call } from '#contract/kit/call.ts'

/** Names a call by its method and its path, without any parameter. */
export const appelOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`
