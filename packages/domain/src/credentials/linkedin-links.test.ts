import { expect, test } from 'vitest'
import { addToProfileLink, shareOnLinkedInLink } from './linkedin-links.ts'

const URL_OF_PAGE = 'https://school.example/credentials/c1'
const CREDENTIAL = {
  credentialId: 'c1',
  title: 'AI & Strategy: 100% “hands-on”',
  issuerName: 'Söction + Friends',
  issuedOn: '2026-03-02',
}

test('The address that adds a credential to a LinkedIn profile names it, its issuer, its month, its page and its number', () => {
  const link = new URL(addToProfileLink(CREDENTIAL, URL_OF_PAGE))
  expect(link.origin + link.pathname).toBe('https://www.linkedin.com/profile/add')
  expect([...link.searchParams]).toEqual([
    ['startTask', 'CERTIFICATION_NAME'],
    ['name', 'AI & Strategy: 100% “hands-on”'],
    ['organizationName', 'Söction + Friends'],
    ['issueYear', '2026'],
    ['issueMonth', '3'],
    ['certUrl', URL_OF_PAGE],
    ['certId', 'c1'],
  ])
})

test('Spaces stand in the address that adds a credential as "%20", and a plus sign stays one', () => {
  expect(addToProfileLink(CREDENTIAL, URL_OF_PAGE)).toContain(
    'organizationName=S%C3%B6ction%20%2B%20Friends&issueYear',
  )
})

test('The month of a credential that was issued on the last day of a year is December in every zone', () => {
  const { searchParams } = new URL(addToProfileLink({ ...CREDENTIAL, issuedOn: '2026-12-31' }, URL_OF_PAGE))
  expect([searchParams.get('issueYear'), searchParams.get('issueMonth')]).toEqual(['2026', '12'])
})

test('The address that shares a page on LinkedIn holds the address of the page', () => {
  expect(shareOnLinkedInLink(`${URL_OF_PAGE}?a=1&b=2`)).toBe(
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fschool.example%2Fcredentials%2Fc1%3Fa%3D1%26b%3D2',
  )
})
