import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { calls } from './calls.ts'
import { openApi } from './openapi.ts'

it('is a document in which the recommended rules of Redocly find nothing to say', async () => {
  const source = JSON.stringify(openApi(calls, 'https://agent.exemple.fr'))
  const config = await loadConfig({ customExtends: ['recommended'] })
  const problems = await lintFromString({ source, config })
  expect(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([])
})
