import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { EnterpriseProvider } from './EnterpriseProvider.tsx'

it('says whose page it is', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a page is somebody’s */}
      <EnterpriseProvider>Page</EnterpriseProvider>
      {/* @ts-expect-error -- a house is more than its name */}
      <EnterpriseProvider enterprise="somebody">Page</EnterpriseProvider>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
