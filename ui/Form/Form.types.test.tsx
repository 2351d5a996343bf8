import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Form } from './Form.tsx'

const noop = () => {}

it('is sent to somebody who hears of it', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a form that nobody hears of sends nothing */}
      <Form>Fields</Form>
      {/* @ts-expect-error -- where it goes is for apps to say */}
      <Form onSubmit={noop} action="/send">Fields</Form>
      {/* @ts-expect-error -- without fields there is nothing to send */}
      <Form onSubmit={noop} />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
