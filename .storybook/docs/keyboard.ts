/** The roles that screen readers hear, and what keys do. */
interface Keyboard {
  readonly roles: readonly string[]
  readonly keys: readonly (readonly [keys: string, does: string])[]
}

const press = ['Enter, Space', 'Press the button'] as const
const follow = ['Enter', 'Follows the link'] as const
const submit = ['Enter', 'Submits the form around it'] as const
const scroll = ['Arrow keys', 'Scroll the part that has the focus'] as const

const heard = (roles: string, ...keys: Keyboard['keys']): Keyboard => ({ roles: roles.split(' '), keys })

const button = heard('button', press)
const link = heard('link', follow)
const links = heard('list link', follow)
const line = heard('textbox', submit)

const sheet = [
  ['Tab, Shift Tab', 'Move within it: the page behind it takes no focus'],
  ['Escape', 'Closes it, and the focus returns to what opened it'],
] as const

const slides = heard(
  'region group button',
  ['Tab', 'Moves to the button that pauses, to the steps, and to the slides; with the focus in it nothing advances'],
  ['Arrow Left, Arrow Right', 'On the slides: show the one before or after'],
  ['Home, End', 'On the slides: show the first or the last one'],
  press,
)

const chart = heard(
  'figure slider group table',
  ['Arrow Left, Arrow Down', 'On the drawing: read the label before'],
  ['Arrow Right, Arrow Up', 'On the drawing: read the label after'],
  ['Home, End', 'On the drawing: read the first or the last label'],
  ['Escape', 'Closes the figures of the label'],
  ['Enter, Space', 'On the line below: open or close the table'],
)

/** The keys and roles of every component with controls, by its name. Controls that its owner puts into it are not counted. */
export const keyboards: Readonly<Record<string, Keyboard>> = {
  AmountField: line,
  AppShell: heard(
    'navigation main link button',
    ['Tab', 'Comes first to the link that skips the navigation'],
    ['Escape', 'Closes the menu of a phone'],
    follow,
    press,
  ),
  Banner: heard('button status alert', press),
  Badge: link,
  BarChart: chart,
  BrandSlider: { ...slides, roles: [...slides.roles, 'list', 'link'], keys: [...slides.keys, follow] },
  BrandTile: link,
  Button: heard('button status', press, ['Enter, Space', 'Do nothing while it is pending; it keeps the focus']),
  Carousel: slides,
  Checkbox: heard('checkbox', ['Space', 'Checks or clears it']),
  Chips: heard('group button', ['Enter, Space', 'Choose the chip; a second press shows all again']),
  CheckoutPage: heard('banner main contentinfo link button group', ['Enter, Space', 'Open or close the order, on a phone'], scroll, follow),
  CodeField: heard('textbox alert', ['Digits', 'Fill the boxes; the last one completes the code'], submit),
  ConfirmDialog: heard(
    'alertdialog button',
    ['Tab, Shift Tab', 'Move between its buttons; the one that cancels has the focus first'],
    ['Escape', 'Cancels, unless it is pending'],
    press,
  ),
  CopyButton: heard('button status', press),
  DateField: heard(
    'textbox button',
    ['Digits', 'Type the day; the signs between come by themselves'],
    ['Enter, Space', 'On the button: open the browser’s calendar'],
    submit,
  ),
  Details: heard('group', ['Enter, Space', 'Open or close it']),
  Dialog: heard('dialog button', ...sheet),
  Drawer: heard('dialog button', ...sheet),
  EmailField: line,
  EmbeddedFrame: heard('banner main contentinfo button link', press, follow),
  ErrorState: heard('alert button', press),
  FileDrop: heard(
    'group button list progressbar status',
    ['Enter, Space', 'On the field: open the browser’s window for files'],
    ['Ctrl V, ⌘ V', 'On the field: add the copied pictures'],
    press,
  ),
  IconButton: button,
  LandingPage: heard('banner main contentinfo list link', follow),
  LineChart: chart,
  LinkButton: link,
  List: heard('list link button', follow, press),
  ListStatus: heard('status alert button', press),
  Map: heard(
    'region group button list link',
    ['Tab', 'Moves to the pins, all one stop, to the zoom, and to the list'],
    ['Arrow keys', 'On a pin: move to the nearest pin in that direction'],
    ['Enter, Space', 'Choose the pin, or go nearer to several; choose the entry in the list'],
    follow,
  ),
  Menu: heard(
    'button menu menuitem',
    ['Enter, Space, Arrow Down', 'On the button: open it at its first entry'],
    ['Arrow Up', 'On the button: open it at its last entry'],
    ['Arrow Down, Arrow Up', 'Move to the next entry or the one before'],
    ['Home, End', 'Move to the first or the last entry'],
    ['Letters', 'Move to the entry that begins with them'],
    ['Enter, Space', 'Choose the entry'],
    ['Escape', 'Closes it, and the focus returns to the button'],
  ),
  MoneyField: heard('textbox', ['Digits', 'Fill it from the cents'], ['Backspace', 'Takes back the last digit'], submit),
  NumberField: heard('textbox button', submit, ['Enter, Space', 'On a button: one less, or one more']),
  Pagination: heard('navigation list link button', ['Enter', 'Shows the page'], ['Space', 'Shows the page, where it is a button']),
  PasswordField: heard('button', submit, ['Enter, Space', 'On the button: show or hide the password']),
  PictureCrop: heard(
    'group slider status',
    ['Arrow keys', 'Move the picture below the frame, or zoom on the slider'],
    ['Shift + arrow keys', 'Move it by less'],
  ),
  PhoneField: line,
  PublicPage: heard('banner main contentinfo list link button', follow, press),
  FormSections: heard('navigation list button', ['Enter, Space', 'Move to the first field of the section']),
  GiftDesigns: heard(
    'radiogroup radio',
    ['Tab', 'Moves to the chosen picture'],
    ['Arrow keys', 'Choose the next picture or the one before'],
  ),
  RadioTiles: heard(
    'radiogroup radio',
    ['Tab', 'Moves to the chosen tile, or to the first'],
    ['Arrow keys', 'Choose the next tile or the one before'],
    ['Space', 'Chooses the tile'],
  ),
  Select: heard(
    'combobox option',
    ['Space', 'Opens the list'],
    ['Arrow Down, Arrow Up', 'Choose the next option or the one before; on a Mac they open the list'],
    ['Letters', 'Choose the option that begins with them'],
  ),
  Slider: heard(
    'slider status',
    ['Arrow keys', 'Move to the next stop or the one before'],
    ['Page Up, Page Down', 'Move by more'],
    ['Home, End', 'Move to the first or the last stop'],
  ),
  Stepper: heard('navigation list button', ['Enter, Space', 'Go back to the step, if it is done']),
  StateSwitch: heard('switch', ['Space', 'Turns it on']),
  Switch: heard('switch', ['Space', 'Turns it on or off']),
  Table: heard(
    'table row columnheader rowheader cell button link',
    ['Enter, Space', 'On a header: sort by it, then the other way'],
    ['Arrow Up, Arrow Down', 'On the link of a row: move to that of the row above or below'],
    ['/', 'On the link of a row: moves to the search of the page, from which Escape returns'],
  ),
  Tabs: heard('navigation list link', ['Tab', 'Moves to the next tab: each is a link'], ['Enter', 'Shows the view']),
  TextArea: heard('textbox status', ['Enter', 'Begins a new line']),
  TextButton: button,
  TextField: heard('textbox searchbox', submit, ['Escape', 'Empties a search, in most browsers']),
  TextLink: link,
  TierList: links,
  Toasts: heard(
    'region dialog button',
    ['F6', 'Moves to the messages; they stay meanwhile'],
    ['Tab', 'Moves to the next message, and out of them'],
    ['Escape', 'Closes the message that has the focus'],
    press,
  ),
  ToggleGroup: heard(
    'group button',
    ['Arrow Left, Arrow Right', 'Move to the button before or after'],
    ['Home, End', 'Move to the first or the last button'],
    ['Enter, Space', 'Choose the button; a second press takes it back where that is allowed'],
  ),
}
