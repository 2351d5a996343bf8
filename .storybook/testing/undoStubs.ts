import { afterAll, afterEach, vi } from 'vitest'

// Vitest undoes the stubs of a test before the next test, but the next file of the same context is imported before that.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

// No setting of Vitest gives a test's clock back.
afterEach(() => void vi.useRealTimers())
