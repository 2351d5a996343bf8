import { afterAll, vi } from 'vitest'

// Vitest undoes the stubs of a test before the next test, but the next file of the same context is imported before that.
afterAll(() => vi.unstubAllGlobals())
