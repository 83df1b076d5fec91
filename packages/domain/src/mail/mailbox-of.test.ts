import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

test.each([
  ['nia@b.example', 'nia@b.example'],
  [' Nia@B.example ', 'nia@b.example'],
  ['nia+school@b.example', 'nia@b.example'],
  ['nia+a+b@b.example', 'nia@b.example'],
  ['nia+@b.example', 'nia@b.example'],
  ['nia.okafor+1@b.example', 'nia.okafor@b.example'],
  ['+nia@b.example', '+nia@b.example'],
  ['nia@plus+b.example', 'nia@plus+b.example'],
  ['n.i.a+7@gmail.com', 'nia@gmail.com'],
  ['N.ia@googlemail.com', 'nia@gmail.com'],
])('Mails to %s arrive in the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
