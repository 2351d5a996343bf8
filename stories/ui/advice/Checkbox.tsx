import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'

export const agreesTo = () => <Checkbox label="Text me about new offers" hint="About twice a month" />

export const asksWithNot = () => <Checkbox label="Do not send me mail" defaultChecked />
