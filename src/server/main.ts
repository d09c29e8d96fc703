import { enableCompileCache } from 'node:module'

// Before anything else is loaded: from the second start on, nothing is compiled again.
enableCompileCache()
await import('./serve.ts')
