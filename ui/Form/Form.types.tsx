import { Form } from './Form.tsx'

const noop = () => {}

/** Wrong uses of Form: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a form needs a submit handler */}
    <Form>Fields</Form>
    {/* @ts-expect-error -- where it goes is for apps to say */}
    <Form onSubmit={noop} action="/send">
      Fields
    </Form>
    {/* @ts-expect-error -- without fields there is nothing to send */}
    <Form onSubmit={noop} />
  </>
)
