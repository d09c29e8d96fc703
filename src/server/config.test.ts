import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('brings the demonstration to a local address, elsewhere only when asked for by name', () => {
  const demo = (env: Record<string, string>) => readConfig(env).demo
  expect(demo({})).toBe(true)
  expect(demo({ ORIGIN: 'http://127.0.0.1:8080' })).toBe(true)
  expect(demo({ ORIGIN: 'https://agent.example', TRUST_PROXY: '1' })).toBe(false)
  expect(demo({ ORIGIN: 'https://agent.example', TRUST_PROXY: '1', DEMO: '' })).toBe(false)
  expect(demo({ ORIGIN: 'https://agent.example', DEMO: '1' })).toBe(true)
  expect(demo({ NODE_ENV: 'production' })).toBe(false)
})

it.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ ORIGIN: 'ftp://x' }, 'ORIGIN'],
  [{ NODE_ENV: 'production', CAPTCHA_FIXED_CODE: 'ACE234' }, 'CAPTCHA_FIXED_CODE'],
  [{ CAPTCHA_FIXED_CODE: 'OOO111' }, 'CAPTCHA_FIXED_CODE'],
  [{ LOG_LEVEL: 'bavard' }, 'LOG_LEVEL'],
  [{ ORIGIN: 'https://agent.example' }, 'TRUST_PROXY est requis'],
  [{ ORIGIN: 'https://agent.example', NODE_ENV: 'prod', CAPTCHA_FIXED_CODE: 'ACE234' }, 'CAPTCHA_FIXED_CODE'],
])('refuses %o, naming the variable', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name)
})

it('keeps cookies Secure over https alone: Safari takes none that is over plain HTTP, even from its own machine', () => {
  const secure = (origin: string) => readConfig({ ORIGIN: origin, TRUST_PROXY: '1' }).secureCookies
  expect(['https://agent.example', 'https://localhost:3000'].map(secure)).toEqual([true, true])
  expect(['http://localhost:3000', 'http://127.0.0.1', 'http://agent.example'].map(secure)).toEqual([
    false,
    false,
    false,
  ])
})
