import fc from 'fast-check'

/**
 * Properties are tried with the same examples at each run: a run that turns red tells what a change broke, not what luck
 * found. `GRAINE=<number>` tries others; what one of them finds becomes an example of its own.
 */
fc.configureGlobal({ seed: Number(process.env.GRAINE ?? 20_261_126) })
