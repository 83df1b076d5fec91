import pg from 'pg'

export const MEMBERS = 1_000_000

/** Syllables of which names are made: 2,000 first names and 20,000 last names. */
const FIRST = [
  'al be ca da el fa ga he is jo ka li ma ne ol pe ra sa ti vi',
  'na ri lo me ta so vi ra du do',
  'n ra s l tta no la ne rin m',
]
const LAST = [
  'ab bar cal don er fos gar han iv jen kel lam mor nor os par quin ros ste tur',
  'ber dal son ley man ton wood well ford ham',
  'a s son man field er ton ley ez ova sen ini eau wicz ak ard o as is u',
  'n l th r k',
]
const JOBS = [
  'Product Manager',
  'Chief Executive Officer',
  'Marketing Director',
  'Data Analyst',
  'Software Engineer',
  'Founder',
  'Head of Growth',
  'Operations Lead',
  'Consultant',
  'Designer',
]

/**
 * Inserts a million members into the database at an address, whose entries the trigger writes. Some names are much more frequent
 * than others, and some stand together: each twentieth member is a John, a third of whom are Johnsons, and each thirtieth is
 * called Xiuying Zhang, so that both lie in one part of the order, and all Zhangs at its end.
 */
export async function insertMillionMembers(url: string): Promise<void> {
  // A connection of the server would end statements that take as long as these.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select setseed(0.20261127)')
  await client.query(`
    insert into members (user_id, email, status, first_name, last_name, job_role, profile_image_url)
    select md5(n::text)::uuid, n || '@bench.example', 'MEMBER',
      case when r < 0.05 then 'John' when r < 0.083 then 'Xiuying' else ${nameOf('a', FIRST)} end,
      case when r < 0.0166 then 'Johnson' when r between 0.05 and 0.083 then 'Zhang' when b > 0.999 then 'Müller'
        else ${nameOf('b', LAST)} end,
      (${listOf(JOBS)})[1 + n % ${JOBS.length}], '/art/portrait/bench.svg'
    from (select n, random() as r, power(random(), 2) as a, power(random(), 2) as b
      from generate_series(1, ${MEMBERS}) n) drawn`)
  await client.query('vacuum analyze members, directory_entries')
  await client.end()
}

/** Returns the name, in SQL, of a number from 0 to 1 in a column: its digits in the bases of the syllables. */
function nameOf(column: string, syllables: readonly string[]): string {
  const lists = syllables.map((list) => list.split(' '))
  const names = lists.reduce((product, { length }) => product * length, 1)
  let divisor = 1
  const parts = lists.map((list) => {
    const part = `(${listOf(list)})[1 + least(floor(${column} * ${names}), ${names - 1})::int / ${divisor} % ${list.length}]`
    divisor *= list.length
    return part
  })
  return `initcap(${parts.join(' || ')})`
}

const listOf = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`
