import { describe, expect, it } from 'vitest'
import { type Case, ada, bao, invalid, outcome, people, uploaded } from './testing/readList.ts'

const foreign = (text: string) => `“${text}” has letters that we cannot send email to. Use an address with the letters a to z.`

describe('BLK-09 a list that is uploaded', () => {
  it.for<Case>([
    ['with a header', 'Name,E-mail\nAda Moreau,ada@mail.example\nBao Okafor,bao@mail.example', [ada, bao]],
    ['without a header', 'ada@mail.example,Ada Moreau\nbao@mail.example,Bao Okafor', [ada, bao]],
    ['with first and last names', 'First name,Last name,E-mail\nAda,Moreau,ada@mail.example\nBao,Okafor,bao@mail.example', [ada, bao]],
    ['with other columns', 'id,Email,Team,Name,\n1,ada@mail.example,Red,Ada Moreau,,\n2,bao@mail.example,,Bao Okafor,x,y,z', [ada, bao]],
    [
      'with quotation marks, empty rows and spaces',
      'name,email\n\n" Ada  Moreau ", ADA@mail.example \n,\n"Bao\nOkafor",bao@mail.example\n',
      [ada, bao],
    ],
    [
      'with quoted commas and semicolons',
      '"ada@mail.example","Ada Moreau"\n"",""\n";"\n";"\n"bao@mail.example","Bao Okafor"',
      [ada, bao],
      [`3: ;: ${invalid(';')}`, `4: ;: ${invalid(';')}`],
    ],
    [
      'with names with commas in them',
      'ada@mail.example;Ada Moreau;Red, blue, green\nbao@mail.example;Bao Okafor;Red, blue, green',
      [ada, bao],
    ],
    ['with names with semicolons in them', 'ada@mail.example,Ada Moreau,a;b;c;d\nbao@mail.example,Bao Okafor,a;b;c;d', [ada, bao]],
    [
      'with rows that fail, each by its number',
      'email,name\nada@mail.example,Ada Moreau\nbao@,Bao\n,Nobody\nADA@mail.example,Again\nbao@mail.example,Bao Okafor',
      [ada, bao],
      [`3: bao@: ${invalid('bao@')}`, '4: : There is no email address.', '5: ADA@mail.example: ada@mail.example is in row 2 already.'],
    ],
    [
      'with names of up to 100 characters',
      `a@m.example,${'a'.repeat(100)}\nb@m.example,${'a'.repeat(101)}\nc@m.example`,
      [`${'a'.repeat(100)} <a@m.example>`, 'c@m.example'],
      ['2: b@m.example: The name is longer than 100 characters.'],
    ],
    ['with the delimiter of Excel', 'sep=;\r\nEmail;Name\r\nada@mail.example;Ada Moreau\r\n', [ada]],
    ['with a delimiter that only Excel names', 'sep=:\nada@mail.example:Ada Moreau', [ada]],
    ['with its own title', 'Guests of the summer party\n\nEmail,Name\nada@mail.example,Ada Moreau', [ada]],
    ['with a mistyped first row', 'ada@mail,Ada Moreau\nbao@mail.example,Bao Okafor', [bao], [`1: ada@mail: ${invalid('ada@mail')}`]],
    [
      'with a first row without an @',
      'ada.mail.example,Ada Moreau\nbao@mail.example,Bao Okafor',
      [bao],
      [`1: ada.mail.example: ${invalid('ada.mail.example')}`],
    ],
    ['with a first row without an address', ',Ada Moreau\nbao@mail.example,Bao Okafor', [bao], ['1: : There is no email address.']],
    ['with two addresses in a cell', 'Email,Name\nada@mail.example; bao@mail.example,Ada Moreau', ['ada@mail.example', 'bao@mail.example']],
    ['with an address as the name', 'Email,Name\nada@mail.example,ADA@mail.example', ['ada@mail.example']],
    [
      'with another address as the name',
      'Email,Name\nada@mail.example,bao@mail.example',
      [],
      ['2: ada@mail.example: Its name holds another address.'],
    ],
    ['with an @ in a name', 'Email,Name\nada@mail.example,@ada', ['@ada <ada@mail.example>']],
    ['with an address as the name of a mailbox', 'Team,Email\nRed,ada@old.example <ada@mail.example>', ['ada@mail.example']],
    [
      'with a second person in its rows',
      'ada@mail.example,boss@mail.example\nbao@mail.example,boss@mail.example,ada@mail.example',
      ['ada@mail.example', 'bao@mail.example'],
      ['1: boss@mail.example: It stands in a column that is not used.'],
    ],
    ['with a second column of addresses that a title names', 'Email,Manager\nada@mail.example,boss@mail.example', ['ada@mail.example']],
    [
      'with a second person behind its titles',
      'Email,Name\nada@mail.example,Ada Moreau,bao@mail.example',
      [ada],
      ['2: bao@mail.example: It stands in a column that is not used.'],
    ],
    ['with numbers before its names', 'Name,Email\n1. Ada Moreau,ada@mail.example\n2) Bao Okafor,bao@mail.example', [ada, bao]],
    ['with first and last names, and without titles', 'ada@mail.example\tAda\tMoreau\nbao@mail.example\tBao\tOkafor', [ada, bao]],
    [
      'with cells that are formulas of a text',
      'Email,Name\n="ada@mail.example",="Ada Moreau"\n"=""bao@mail.example""","=""Bao """"Bo"""" Okafor"""\ncara@mail.example,="0123"',
      [ada, 'Bao "Bo" Okafor <bao@mail.example>', '0123 <cara@mail.example>'],
    ],
    ['with whole mailboxes', 'Team,Email\nRed,Ada Moreau <ada@mail.example>', [ada]],
    [
      'from Outlook',
      `"Moreau, Ada" <ada@mail.example>; ${bao}\nCara <cara@mail.example>; dan@mail.example`,
      ['Moreau, Ada <ada@mail.example>', bao, 'Cara <cara@mail.example>', 'dan@mail.example'],
    ],
    [
      'with an address of another script',
      'Email\nада@пример.рф\nada@bücher.example',
      [],
      [`2: ада@пример.рф: ${foreign('ада@пример.рф')}`, `3: ada@bücher.example: ${foreign('ada@bücher.example')}`],
    ],
    ['with a name of another script', 'Email,Name\nada@mail.example,Ада Моро', ['Ада Моро <ada@mail.example>']],
    ['with an address of double width', 'Email,Name\nａｄａ＠ｍａｉｌ．ｅｘａｍｐｌｅ,Ada Moreau', [ada]],
    ...['', '-', '—', 'NULL', '(null)', '#N/A', 'N/A', 'None', 'NaN'].map((none): Case => [
      `with the name ${none}`,
      `First name,Last name,Email\nAda,Moreau,ada@mail.example\nBao,${none},bao@mail.example\n${none},${none},cara@mail.example`,
      [ada, 'Bao <bao@mail.example>', 'cara@mail.example'],
    ]),
    ...[
      ...["'Abd al-Rahman", "'Ali", "'tHooft", "'t Hooft"].map((name) => [name, name]),
      ["'007", '007'],
      ["'s-Gravenhage", "'s-Gravenhage"],
      ['’t Hooft', '’t Hooft'],
      ['Null', 'Null'],
      ['AT&T R&D', 'AT&T R&D'],
    ].map(([typed, name]): Case => [`with the name ${typed}`, `Email,Name\nada@mail.example,${typed}`, [`${name} <ada@mail.example>`]]),
    [
      'with a mark of a text in front of most names',
      "Email,Name\n'ada@mail.example,'Ada Moreau\n'bao@mail.example,'O'Brien\n'cara@mail.example,'t Hooft\n'dan@mail.example,'Dan",
      [ada, "O'Brien <bao@mail.example>", "'t Hooft <cara@mail.example>", 'Dan <dan@mail.example>'],
    ],
    ['with titles of another language', 'Adresse e-mail;Nom\nada@mail.example;Ada Moreau', ['ada@mail.example']],
  ])('is read %s', async ([, text, recipients, failed = []]) => {
    expect(await outcome(uploaded(text))).toEqual({ recipients, failed, tooMany: 0 })
  })
  it.each<readonly [string, readonly number[], string]>([
    ['in the encoding of its row', [0x52, 0xe9], 'Ré'],
    ['that is no letter', [0x52, 0x01], 'R'],
  ])('with one bad byte %s is odd in its row only', async (_, bytes, name) => {
    const text = new TextEncoder().encode(`Email,Name\nada@mail.example,Zoë\nbao@mail.example,\ncara@mail.example,${'é'.repeat(90)}\n`)
    const at = text.indexOf(0x0a, text.indexOf(0x0a) + 1) + 'bao@mail.example,'.length + 1
    const file = Uint8Array.from([...text.subarray(0, at), ...bytes, ...text.subarray(at)])
    expect(people(await uploaded(file))).toEqual([
      'Zoë <ada@mail.example>',
      `${name} <bao@mail.example>`,
      `${'é'.repeat(90)} <cara@mail.example>`,
    ])
  })
  it('is for the people in it, and not for the one whom many of them name', async () => {
    const people = Array.from(
      { length: 20 },
      (_, index) => `boss@mail.example,${index < 3 ? '' : `p${index}@mail.example`},Person ${index}`,
    )
    const { recipients, failed } = await uploaded(`Manager e-mail,Work e-mail,Name\n${people.join('\n')}`)
    expect([recipients.length, recipients[0], failed.length]).toEqual([17, { address: 'p3@mail.example', name: 'Person 3' }, 3])
  })
})
