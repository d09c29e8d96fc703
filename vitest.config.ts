import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          globalSetup: 'src/server/testing/postgres.ts',
          environment: 'node',
        },
      },
    ],
  },
})
