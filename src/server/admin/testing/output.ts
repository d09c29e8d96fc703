import type { Output } from '../Runner.ts'

/** An output that keeps the lines said. */
export const keptOutput = () => {
  const said: string[] = []
  const output: Output = { say: (line) => said.push(line) }
  return { said, output }
}
