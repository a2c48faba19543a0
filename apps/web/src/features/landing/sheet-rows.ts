/** A page of a class record as the picture of the hero shows it: invented learners, real arithmetic. */
type SheetRow = {
  name: string
  scores: readonly (readonly (number | null)[])[]
  computed: readonly (readonly [total: string, percent: string, weighted: string])[]
  initial: string
  grade: number
  missing: number
}

export const sampleComponents = [
  {
    name: 'Written Work',
    weight: 40,
    items: [
      { title: 'Quiz 1 Faults', highest: 20 },
      { title: 'Quiz 2 Waves', highest: 20 },
      { title: 'Seat work', highest: 10 },
      { title: 'Quiz 3 Storms', highest: 25 },
      { title: 'Long test', highest: 40 },
    ],
    highest: 115,
  },
  {
    name: 'Performance Task',
    weight: 40,
    items: [
      { title: 'Fault model', highest: 30 },
      { title: 'Drill plan', highest: 25 },
      { title: 'Typhoon chart', highest: 30 },
    ],
    highest: 85,
  },
  { name: 'Quarterly Assessment', weight: 20, items: [{ title: 'Q2 exam', highest: 50 }], highest: 50 },
] as const

export const rows: readonly SheetRow[] = [
  {
    name: 'Abad, Jericho M.',
    scores: [[17, 18, 8, 23, 33], [24, 20, 25], [34]],
    computed: [
      ['99', '86.09', '34.44'],
      ['69', '81.18', '32.47'],
      ['34', '68.00', '13.60'],
    ],
    initial: '80.51',
    grade: 87,
    missing: 0,
  },
  {
    name: 'Aquino, Mark Anthony D.',
    scores: [[17, 16, null, 18, 31], [27, 21, 25], [41]],
    computed: [
      ['82', '71.30', '28.52'],
      ['73', '85.88', '34.35'],
      ['41', '82.00', '16.40'],
    ],
    initial: '79.27',
    grade: 87,
    missing: 1,
  },
  {
    name: 'Bautista, Angelo R.',
    scores: [[15, 14, 9, 21, 32], [23, 24, 28], [38]],
    computed: [
      ['91', '79.13', '31.65'],
      ['75', '88.24', '35.30'],
      ['38', '76.00', '15.20'],
    ],
    initial: '82.15',
    grade: 88,
    missing: 0,
  },
  {
    name: 'Cabrera, John Lloyd S.',
    scores: [[20, 16, 9, 25, 33], [30, 23, 30], [44]],
    computed: [
      ['103', '89.57', '35.83'],
      ['83', '97.65', '39.06'],
      ['44', '88.00', '17.60'],
    ],
    initial: '92.49',
    grade: 95,
    missing: 0,
  },
  {
    name: 'Castillo, Prince Harvey T.',
    scores: [[16, 16, 7, 21, 29], [25, 21, 22], [34]],
    computed: [
      ['89', '77.39', '30.96'],
      ['68', '80.00', '32.00'],
      ['34', '68.00', '13.60'],
    ],
    initial: '76.56',
    grade: 85,
    missing: 0,
  },
  {
    name: 'De Guzman, Juan Miguel Antonio S. III',
    scores: [[19, 16, 9, 22, 40], [30, 23, null], [38]],
    computed: [
      ['106', '92.17', '36.87'],
      ['53', '62.35', '24.94'],
      ['38', '76.00', '15.20'],
    ],
    initial: '77.01',
    grade: 85,
    missing: 1,
  },
  {
    name: 'Dela Cruz, Jhon Paul V.',
    scores: [[17, 16, 8, 19, 33], [27, 21, 23], [34]],
    computed: [
      ['93', '80.87', '32.35'],
      ['71', '83.53', '33.41'],
      ['34', '68.00', '13.60'],
    ],
    initial: '79.36',
    grade: 87,
    missing: 0,
  },
  {
    name: 'Dimaano, Kyle R.',
    scores: [[12, null, 6, 12, 20], [16, 13, null], [26]],
    computed: [
      ['50', '43.48', '17.39'],
      ['29', '34.12', '13.65'],
      ['26', '52.00', '10.40'],
    ],
    initial: '41.44',
    grade: 70,
    missing: 2,
  },
  {
    name: 'Evangelista, Nathaniel C.',
    scores: [[15, 16, 8, 17, 30], [22, 21, 24], [34]],
    computed: [
      ['86', '74.78', '29.91'],
      ['67', '78.82', '31.53'],
      ['34', '68.00', '13.60'],
    ],
    initial: '75.04',
    grade: 84,
    missing: 0,
  },
  {
    name: 'Fernandez, Joshua B.',
    scores: [[16, 15, 9, 24, 34], [30, 21, null], [42]],
    computed: [
      ['98', '85.22', '34.09'],
      ['51', '60.00', '24.00'],
      ['42', '84.00', '16.80'],
    ],
    initial: '74.89',
    grade: 84,
    missing: 1,
  },
  {
    name: 'Garcia, Ivan Gabriel L.',
    scores: [[18, 15, 9, 20, 36], [27, 20, 24], [41]],
    computed: [
      ['98', '85.22', '34.09'],
      ['71', '83.53', '33.41'],
      ['41', '82.00', '16.40'],
    ],
    initial: '83.90',
    grade: 89,
    missing: 0,
  },
  {
    name: 'Hernandez, Rafael O.',
    scores: [[18, 15, 9, 19, 34], [23, 23, 24], [35]],
    computed: [
      ['95', '82.61', '33.04'],
      ['70', '82.35', '32.94'],
      ['35', '70.00', '14.00'],
    ],
    initial: '79.98',
    grade: 87,
    missing: 0,
  },
  {
    name: 'Ibañez, Carl Vincent P.',
    scores: [[17, 14, 7, 19, 35], [28, 22, 25], [30]],
    computed: [
      ['92', '80.00', '32.00'],
      ['75', '88.24', '35.30'],
      ['30', '60.00', '12.00'],
    ],
    initial: '79.30',
    grade: 87,
    missing: 0,
  },
  {
    name: 'Lim, Sean Patrick Y.',
    scores: [[19, 18, 8, 22, 32], [25, 22, 29], [37]],
    computed: [
      ['99', '86.09', '34.44'],
      ['76', '89.41', '35.76'],
      ['37', '74.00', '14.80'],
    ],
    initial: '85.00',
    grade: 90,
    missing: 0,
  },
]
