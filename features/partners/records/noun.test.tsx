import { renderToStaticMarkup } from 'react-dom/server'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { idle } from '../../shared/api/answers/answer.ts'
import { field, optionalText, record } from './record.ts'
import { RecordForm } from './RecordForm.tsx'
import { useRecordForm } from './useRecordForm.ts'

const payoutRecord = record({ memo: field('memo', 'Memo', optionalText) })
const payout = { memo: 'For May', version: null }
const nothing = () => undefined
const editing = { saving: idle, focusOn: '', restored: null, onEdit: nothing, onSave: nothing, onUnsaved: nothing }

function PayoutForm() {
  const [isAgain, setAgain] = useState(false)
  if (!isAgain) setAgain(true)
  // Another object at each render, as of a read that is mapped.
  const form = useRecordForm({ type: payoutRecord, saved: { ...payout }, parts: payoutRecord.parts(), ...editing })
  return (
    <RecordForm noun="payout" record={form} {...editing}>
      <TextField {...form.input('memo')} />
    </RecordForm>
  )
}

it('PRT-14 a record without steps, another object at each render, is a form', () => {
  expect(renderToStaticMarkup(<PayoutForm />)).toMatch(/<label[^>]*>Memo<.*name="memo"/)
})
