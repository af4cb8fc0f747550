import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/{domain,contract,web}/**/*.test.ts', 'scripts/{build,cluster,content,tutor}/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'src/server/**/*.test.ts',
            'scripts/*.test.ts',
            'scripts/{product,crash,bench}/**/*.test.ts',
            'tests/{house,hostile}/**/*.test.ts',
          ],
          globalSetup: ['tests/support/start-postgres.ts'],
          // To load the product for each file anew took longer than the tests. A test that changes what is global puts it back.
          isolate: false,
          // As the product runs the embedded database (src/start.ts).
          execArgv: ['--liftoff-only'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/serve-product.ts'],
          // A journey through several pages takes a while on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          // One process, so one browser (tests/e2e/support/browser.ts).
          isolate: false,
        },
      },
    ],
  },
})
