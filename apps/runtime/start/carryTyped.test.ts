import { expect, it, vi } from 'vitest'
import { Field, Form, Select, shellWith } from '../testing/shellPage.ts'
import { holdSubmits } from './heldSubmit.ts'

it('types into the app’s field what was typed into the shell’s, also after the start, so that React notices', async () => {
  const typed = new Field('email')
  const page = shellWith(typed, new Field('password'))
  page.start()
  typed.value = 'ada@example.com'
  const [email, password] = [new Field('email'), new Field('password')]
  // React watches its fields by a setter of its own.
  Object.defineProperty(email, 'value', { get: () => Reflect.get(Field.prototype, 'value', email), set: vi.fn() })
  await page.render(email, password)
  expect(email.value).toBe('ada@example.com')
  expect(email.received).toEqual(['input ada@example.com'])
  expect(password.received).toEqual([])
  expect(page.disconnect).toHaveBeenCalledOnce()
})

it('carries over what was checked and chosen', async () => {
  const page = shellWith(new Field('agrees', { type: 'checkbox', checked: true }), new Select('state', { value: 'TX' }))
  page.start()
  const [agrees, state] = [new Field('agrees', { type: 'checkbox' }), new Select('state')]
  await page.render(agrees, state)
  expect(agrees.checked).toBe(true)
  expect([state.value, state.received]).toEqual(['TX', ['change TX']])
})

it('gives the focus and the selection back', async () => {
  const typed = new Field('name', { value: 'Moreau', selectionStart: 3, selectionEnd: 5 })
  const page = shellWith(typed)
  typed.focus()
  page.start()
  const name = new Field('name')
  await page.render(name)
  expect(document.activeElement).toBe(name)
  expect([name.selectionStart, name.selectionEnd]).toEqual([3, 5])
})

it('leaves the focus where the person has moved it meanwhile', async () => {
  const typed = new Field('name', { value: 'Moreau' })
  const page = shellWith(typed)
  typed.focus()
  page.start()
  const [other, name] = [new Field('other'), new Field('name')]
  await page.render(other)
  other.focus()
  await page.render(other, name)
  expect(name.value).toBe('Moreau')
  expect(document.activeElement).toBe(other)
})

it('lets a restored draft win', async () => {
  const page = shellWith(new Field('email', { value: 'a' }))
  page.start()
  const email = new Field('email', { value: 'restored@example.com' })
  await page.render(email)
  expect(email.value).toBe('restored@example.com')
})

it('waits for a form that comes late, and mistakes no other step’s field for it', async () => {
  const page = shellWith(new Field('code', { label: 'Offer code', value: 'WELCOME25' }))
  page.start()
  await page.render()
  const claimCode = new Field('code', { label: 'Claim code' })
  await page.render(claimCode)
  expect(page.disconnect).not.toHaveBeenCalled()
  const code = new Field('code', { label: 'Offer code' })
  await page.render(claimCode, code)
  expect([claimCode.value, code.value]).toEqual(['', 'WELCOME25'])
  expect(page.disconnect).toHaveBeenCalledOnce()
})

it('changes nothing when nothing was typed', async () => {
  const page = shellWith(new Field('email'))
  page.start()
  const email = new Field('email')
  await page.render(email)
  expect([email.received, document.activeElement]).toEqual([[], page.body])
  expect(page.disconnect).toHaveBeenCalledOnce()
})

/** Submits a form of the shell before the app has arrived. */
function submit(form: Form): Event {
  const event = new Event('submit', { cancelable: true })
  Object.defineProperty(event, 'target', { value: form })
  window.dispatchEvent(event)
  return event
}

it('sends a form that was submitted before once the app holds it, and what was typed is in it', async () => {
  const [submitted, form] = [new Form(), new Form()]
  const page = shellWith(new Field('email', { value: 'ada@example.com', form: submitted }), new Field('password', { form: submitted }))
  holdSubmits()
  expect(submit(submitted).defaultPrevented).toBe(true)
  page.start()
  const email = new Field('email', { form })
  form.requestSubmit.mockImplementation(() => expect(email.received).toEqual(['input ada@example.com']))
  await page.render(email, new Field('password', { form }))
  expect(form.requestSubmit).toHaveBeenCalledOnce()
  await page.render(email, new Field('password', { form }))
  expect(form.requestSubmit).toHaveBeenCalledOnce()
})

it('sends nothing that was submitted before once the person goes on in the app', async () => {
  const [submitted, form] = [new Form(), new Form()]
  const page = shellWith(new Field('email', { value: 'ada@example.com', form: submitted }))
  holdSubmits()
  submit(submitted)
  page.start()
  await page.render()
  document.dispatchEvent(new Event('pointerdown'))
  const email = new Field('email', { form })
  await page.render(email)
  expect(email.value).toBe('ada@example.com')
  expect(form.requestSubmit).not.toHaveBeenCalled()
})

it('sends nothing of a form that never comes', async () => {
  const submitted = new Form()
  const page = shellWith(new Field('email', { value: 'ada@example.com', form: submitted }))
  holdSubmits()
  submit(submitted)
  page.start()
  const other = new Form()
  await page.render(new Field('phone', { form: other }))
  expect(other.requestSubmit).not.toHaveBeenCalled()
  expect(page.disconnect).not.toHaveBeenCalled()
})
