import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'
import { checkPeople, checkPeopleLoad } from './check-people.ts'
import { findNewPeople, memberPictures, writeCustomers, writeMembers } from './members-content-store.ts'
import {
  type AccountContent,
  AccountsFile,
  type CustomerContent,
  CustomersFile,
  type MembersContent,
  MembersFile,
} from './people-format.ts'
import { peopleOf, type Person } from './person.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    customers: CustomerContent[]
    /** The files of people by name. */
    members: { slug: string; content: MembersContent }[]
    /** The accounts of a demo and their shared password. */
    demo: { password: string; accounts: AccountContent[] } | null
  }
  interface NewContent {
    people: readonly Person[]
  }
}

/** Reads, checks and loads the people of `customers.yaml`, `members/` and `accounts.yaml`. */
export const membersContent = {
  async read(files) {
    const [customers, members, demo] = await Promise.all([
      files.read('customers.yaml', CustomersFile, { optional: true }),
      files.readAll('members', MembersFile),
      files.read('accounts.yaml', AccountsFile, { optional: true }),
    ])
    return { customers: customers?.customers ?? [], members, demo: demo ?? null }
  },
  check: checkPeople,
  checkLoad: checkPeopleLoad,
  findNew: async (tx, school) => ({ people: await findNewPeople(tx, peopleOf(school)) }),
  writeOffer: writeCustomers,
  async writePeople(tx, { demo }, context, { people }) {
    await writeMembers(tx, people, context, demo && (await hashPassword(demo.password)))
  },
  counted: {
    customers: { table: 'customers', key: 'customer_id' },
    people: { table: 'members', key: 'user_id', addedOnly: true },
  },
  pictures: memberPictures,
} satisfies FeatureContent
