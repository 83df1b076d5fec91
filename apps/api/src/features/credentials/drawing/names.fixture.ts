import { type NonEmpty, type SeededRandom, seededRandom } from '@section/art/seeded-random.ts'

/** Given names and family names of one script, and how two of them are joined. */
interface Names {
  script: string
  given: NonEmpty<string>
  family: NonEmpty<string>
  between?: string
}

const SCRIPTS: Names[] = [
  {
    script: 'English',
    given: ['Ada', 'Mary Anne', 'J. R. R.', 'Bo'],
    family: ['Lovelace', 'O’Neill', 'St. John-Smythe', 'Ng'],
  },
  {
    script: 'Western Europe',
    given: ['Zoë', 'François', 'Núria', 'Jürgen'],
    family: ['Groß', 'd’Éon', 'Peña Ibáñez', 'van der Berg-Österreich'],
  },
  {
    script: 'Nordic',
    given: ['Åsa', 'Bjørn', 'Þórður', 'Sámi'],
    family: ['Øystein', 'Guðmundsdóttir', 'Äkäslompolo', 'Sjöström'],
  },
  {
    script: 'Central Europe',
    given: ['Łukasz', 'Žofie', 'Őrs', 'Čeněk'],
    family: ['Žižek', 'Brzęczyszczykiewicz', 'Dvořáková', 'Szűcs'],
  },
  {
    script: 'Baltic and Balkan',
    given: ['Ģirts', 'Rūta', 'Ștefan', 'Đorđe'],
    family: ['Ķīšaitis', 'Žemaitė', 'Ionuț', 'Šešelj'],
  },
  {
    script: 'Turkish and Azeri',
    given: ['İrem', 'Çağrı', 'Əli', 'Gül'],
    family: ['Yıldız', 'Şahin', 'Ağaoğlu', 'Öztürk'],
  },
  {
    script: 'Vietnamese',
    given: ['Nguyễn', 'Đặng', 'Trần', 'Phạm'],
    family: ['Thị Ánh Tuyết', 'Văn Hưởng', 'Quỳnh', 'Ngọc Bảo'],
  },
  {
    script: 'West Africa',
    given: ['Ọ̀ṣun', 'Ṣadé', 'Chikwụ', 'Kofi'],
    family: ['Adébáyọ̀', 'Ọláńrewájú', 'Ŋutsu', 'Ɖeka'],
  },
  {
    script: 'Pacific',
    given: ['ʻIolani', 'Māia', 'Tūī', 'Noa'],
    family: ['Kāneʻohe', 'Ngāti', 'Taumāpēʻau', 'Hōne'],
  },
  {
    script: 'Greek',
    given: ['Αθηνά', 'Γιώργος', 'Ιωάννης', 'Εὐγένεια'],
    family: ['Παπαδοπούλου', 'Χατζηδάκης', 'Ἀριστοτέλης', 'Ξυδάκη'],
  },
  {
    script: 'Cyrillic',
    given: ['Дмитро', 'Щорс', 'Ёлка', 'Әсел'],
    family: ['Їжакевич', 'Ђоковић', 'Ўзбеков', 'Қожахметұлы'],
  },
  { script: 'Armenian', given: ['Հայկ', 'Անահիտ'], family: ['Սարգսյան', 'Տեր-Պետրոսյան'] },
  { script: 'Georgian', given: ['ქეთევან', 'გიორგი'], family: ['მაჭავარიანი', 'ჯუღაშვილი'] },
  { script: 'Hebrew', given: ['יוסף', 'שִׁירָה', 'נועה'], family: ['כהן', 'בן-גוריון', 'לוי'] },
  {
    script: 'Arabic',
    given: ['محمد', 'فاطمة', 'گلچین', 'علی‌رضا'],
    family: ['عبد الله الأمين', 'بن سلمان', 'ٹیپو', 'خُرَّم'],
  },
  {
    script: 'Devanagari',
    given: ['प्रिया', 'श्रीकृष्ण', 'अंकित', 'विद्यार्थी'],
    family: ['शर्मा', 'क्षत्रिय', 'त्रिवेदी', 'ज्ञानेश्वर'],
  },
  { script: 'Thai', given: ['สมชาย', 'น้ำทิพย์', 'ปิ่นแก้ว'], family: ['กิตติพงษ์', 'ศรีสุวรรณ', 'ผึ้งน้อย'] },
  {
    script: 'Traditional Chinese',
    given: ['小龍', '國榮', '慧敏'],
    family: ['李', '張', '歐陽'],
    between: '',
  },
  {
    script: 'Simplified Chinese',
    given: ['建国', '丽华', '晓东'],
    family: ['刘', '赵', '司马'],
    between: '',
  },
  { script: 'Japanese', given: ['さくら', '太郎', 'マリア'], family: ['山田', '渡邊', '斎藤'], between: ' ' },
  { script: 'Korean', given: ['철수', '서윤', '뷁'], family: ['김', '남궁', '황보'], between: '' },
  {
    script: 'Mixed',
    given: ['Amélie 王', 'David דוד', 'Sara سارة'],
    family: ['(Ελένη)', 'Иванова', 'de la Cruz 2nd'],
  },
]

/** Names that cannot be drawn as they are written. */
const REFUSED = [
  'தமிழரசி',
  'রবীন্দ্রনাথ ঠাকুর',
  'Ada 🎉',
  '👩‍🎓',
  'A\u0007da',
  'Ada \ue000',
  'Ada \u0378',
  '𐍈𐌴',
  'မြန်မာ',
  '\ufffd\ufffd',
]

/** Returns 200 names of 2 to 80 characters: each script's own, longer ones made of several, and some that are refused. */
export function manyNames(): { script: string; name: string }[] {
  const short = SCRIPTS.flatMap(({ script, given, family, between = ' ' }) =>
    given.map((name, at) => ({ script, name: `${name}${between}${family[at % family.length]}` })),
  )
  const refused = REFUSED.map((name) => ({ script: 'refused', name }))
  const random = seededRandom('names')
  const long = Array.from({ length: 200 - short.length - refused.length }, (_, at) => {
    const names = SCRIPTS[at % SCRIPTS.length]
    return names ? [{ script: names.script, name: longName(names, random) }] : []
  }).flat()
  return [...short, ...long, ...refused]
}

function longName({ given, family, between = ' ' }: Names, random: SeededRandom): string {
  const length = random.int(30, 80)
  let name: string = random.pick(given)
  for (;;) {
    const longer = `${name}${between}${random.pick(random.pick([given, family]))}`
    if (longer.length > length) return name
    name = longer
  }
}
