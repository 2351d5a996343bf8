import { Form } from './Form.tsx'

const noop = () => {}

/** Wrong uses of Form: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a form needs a submit handler */}
    <Form>Fields</Form>
    {/* @ts-expect-error -- apps decide where the form is sent */}
    <Form onSubmit={noop} action="/send">
      Fields
    </Form>
    {/* @ts-expect-error -- it needs fields */}
    <Form onSubmit={noop} />
  </>
)
