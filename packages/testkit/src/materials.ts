import type { Exam, Item, LessonPlan, Material, SlideScript } from '@klasrum/contract/material'
import type { DocumentName } from '@klasrum/contract/runs'
import type { Language } from '@klasrum/contract/source'
import { withItems } from '../../composer/src/papers/amend.ts'

const words = {
  en: {
    title: 'Photosynthesis',
    school: 'Mabini Elementary School',
    area: 'Science',
    quarter: 'Quarter 2',
    topics: ['What plants need', 'The parts that make food', 'Why it matters'],
    declaration:
      'Made with Klasrum from the teacher’s own lesson file by its built-in author, without a language model. The teacher checks it before use.',
    quote: 'Chlorophyll is the green pigment that takes in the energy of sunlight.',
    questions: [
      'Which green pigment takes in the energy of sunlight?',
      'Which part of the leaf lets carbon dioxide in?',
      'Which gas do plants give off while they make food?',
      'Where in the cell does photosynthesis happen?',
    ],
    options: ['chlorophyll', 'xylem', 'glucose', 'stomata'],
    statement: 'Plants take in carbon dioxide through the stomata of their leaves.',
    marked: 'carbon dioxide',
    blank: 'The food that plants make is a sugar called _____.',
    match: 'Match each part with what it does.',
    premises: ['carries water up from the roots', 'lets gases in and out', 'takes in sunlight'],
    list: 'Give the three things that a plant needs to make its food.',
    answers: ['sunlight', 'water', 'carbon dioxide'],
    sequence: 'Arrange the steps by which a plant makes its food.',
    steps: ['Sugar is made and stored.', 'Roots take in water.', 'Chlorophyll takes in sunlight.'],
    problem: 'A plant makes 6 g of sugar in 2 hours. How much does it make in 5 hours at the same rate?',
    solution: ['6 g ÷ 2 h = 3 g per hour', '3 g × 5 h = 15 g'],
    essay:
      'A neighbour wants to cut down every tree on the street. Judge this plan with what you have learned.',
    rubric: [
      {
        criterion: 'Use of the lesson',
        levels: ['2 – right and complete', '1 – partly right', '0 – missing'],
      },
      { criterion: 'Clear writing', levels: ['1 – clear', '0 – hard to understand'] },
    ],
    sections: {
      ilaw: ['Intentions', 'Learning Experience', 'Assessing Learning', 'Ways Forward'],
      dll: ['I. Objectives', 'II. Content', 'III. Learning Resources', 'IV. Procedures', 'VI. Reflection'],
    },
    objectives: ['Name the three things that plants need.', 'Explain what chlorophyll does.'],
    activity:
      'Learners hold a leaf against the light, draw what they see and label the veins and the stem. They then tell a partner what they think each part does.',
    prompt: 'Write the content standard of your curriculum guide.',
    labels: ['Objectives', 'Content standard', 'Activities', 'Reflections'],
    header: ['School', 'Teacher', 'Grade and Section', 'Learning Area', 'Dates', 'References'],
    signatures: ['Prepared by:', 'Checked by:', 'Noted by:'],
  },
  fil: {
    title: 'Ang Kabihasnang Sumer',
    school: 'Paaralang Elementarya ng Mabini',
    area: 'Araling Panlipunan',
    quarter: 'Ikalawang Markahan',
    topics: ['Ang lupain', 'Ang pagsulat', 'Ang pamahalaan'],
    declaration:
      'Ginawa sa Klasrum mula sa sariling file ng guro, nang walang language model. Sinusuri ito ng guro bago gamitin.',
    quote: 'Ang cuneiform ay paraan ng pagsulat ng mga Sumerian sa luwad.',
    questions: [
      'Ano ang tawag sa paraan ng pagsulat ng mga Sumerian sa luwad?',
      'Alin sa mga sumusunod ang templong itinayo ng mga Sumerian?',
      'Anong ilog ang kasama ng Tigris sa lambak ng Mesopotamia?',
      'Sino ang namuno sa bawat lungsod-estado?',
    ],
    options: ['cuneiform', 'ziggurat', 'Euphrates', 'patesi'],
    statement: 'Itinayo ng mga Sumerian ang ziggurat upang sambahin ang kanilang mga diyos.',
    marked: 'ziggurat',
    blank: 'Ang lupaing nasa pagitan ng dalawang ilog ay tinatawag na _____.',
    match: 'Itambal ang bawat paglalarawan sa tinutukoy nito.',
    premises: ['paraan ng pagsulat sa luwad', 'templong may mga baitang', 'pinuno ng lungsod-estado'],
    list: 'Magbigay ng tatlong ambag ng mga Sumerian.',
    answers: ['cuneiform', 'gulong', 'kalendaryong lunar'],
    sequence: 'Ayusin ang mga pangyayari ayon sa pagkakasunod-sunod.',
    steps: [
      'Nabuo ang mga lungsod-estado.',
      'Nanirahan ang mga tao sa lambak.',
      'Nasakop ni Sargon ang Sumer.',
    ],
    problem: 'Kung 60 minuto ang isang oras, ilang minuto ang 4 na oras?',
    solution: ['60 × 4 = 240'],
    essay: 'Alin sa mga ambag ng Sumer ang pinakamahalaga sa kasalukuyan? Pangatwiranan ang iyong sagot.',
    rubric: [
      { criterion: 'Nilalaman', levels: ['2 – wasto at buo', '1 – bahagyang wasto', '0 – wala'] },
      { criterion: 'Linaw', levels: ['1 – malinaw', '0 – mahirap unawain'] },
    ],
    sections: {
      ilaw: ['Mga Layunin', 'Karanasan sa Pagkatuto', 'Pagtatasa ng Pagkatuto', 'Mga Susunod na Hakbang'],
      dll: ['I. Layunin', 'II. Nilalaman', 'III. Kagamitang Panturo', 'IV. Pamamaraan', 'VI. Pagninilay'],
    },
    objectives: ['Natutukoy ang mga ambag ng Sumer.', 'Naipaliliwanag ang gamit ng cuneiform.'],
    activity:
      'Magmamasid ang mga mag-aaral sa mapa, guguhitan ang dalawang ilog at tutukuyin ang lupain sa pagitan ng mga ito. Ibabahagi nila sa katabi ang kanilang napansin.',
    prompt: 'Isulat ang pamantayang pangnilalaman mula sa gabay sa kurikulum.',
    labels: ['Mga tiyak na layunin', 'Pamantayang pangnilalaman', 'Mga gawain', 'Pagninilay'],
    header: ['Paaralan', 'Guro', 'Baitang at Pangkat', 'Asignatura', 'Petsa', 'Sanggunian'],
    signatures: ['Inihanda ni:', 'Sinuri ni:', 'Binigyang-pansin ni:'],
  },
} as const

/** One item of every form, and as many of multiple choice as are asked for. */
export function itemsIn(language: Language, choices = 4, mark = ''): Item[] {
  const text = words[language]
  const item = (id: string, points = 1) => ({
    id: `${mark}${id}`,
    bloom: 'remember' as const,
    difficulty: 'easiest' as const,
    language,
    topic: text.topics[0],
    points,
    source: { file: 'lesson.docx', page: 3, paragraph: 12, quote: text.quote },
    author: 'built-in' as const,
  })
  const options = [...text.options]
  return [
    ...Array.from({ length: choices }, (_, at): Item => {
      const stem = text.questions[at % text.questions.length] ?? ''
      return { ...item(`mc${at}`), form: 'multiple_choice', stem, options, answer: at % options.length }
    }),
    { ...item('tf'), form: 'true_false', stem: text.statement, answer: true },
    {
      ...item('mtf'),
      form: 'modified_true_false',
      stem: text.statement,
      marked: text.marked,
      answer: false,
      correction: text.options[1],
    },
    {
      ...item('id'),
      form: 'identification',
      stem: text.blank,
      answer: text.options[2],
      also_accepted: [text.options[0]],
    },
    {
      ...item('ma', 3),
      form: 'matching',
      stem: text.match,
      premises: [...text.premises],
      answers: options,
      key: [1, 3, 0],
    },
    { ...item('en', 3), form: 'enumeration', stem: text.list, answers: [...text.answers] },
    { ...item('se'), form: 'sequencing', stem: text.sequence, steps: [...text.steps], order: [3, 1, 2] },
    {
      ...item('pr', 2),
      form: 'problem',
      stem: text.problem,
      answer: text.solution.at(-1) ?? '',
      solution: [...text.solution],
    },
    {
      ...item('es', 5),
      form: 'essay',
      stem: text.essay,
      rubric: text.rubric.map(({ criterion, levels }) => ({ criterion, levels: [...levels] })),
      looked_for: [text.quote, text.statement],
    },
  ]
}

export function planIn(language: Language, format: LessonPlan['format'], sessions: number): LessonPlan {
  const text = words[language]
  const each = <T>(make: (at: number) => T): T[] => Array.from({ length: sessions }, (_, at) => make(at))
  const [objectives, standard, activities, reflections] = text.labels
  return {
    format,
    title: text.title,
    language,
    header: text.header.map((label, at) => ({
      label,
      value:
        [text.school, 'Maricel Ñ. Santos', '7 – Sampaguita', text.area, null, text.declaration][at] ?? null,
    })),
    sections: text.sections[format].map((title, at) => ({
      title,
      rows:
        at === text.sections[format].length - 1
          ? [{ label: reflections, cells: each(() => ({ lines: [], from: 'teacher' as const })) }]
          : [
              {
                label: objectives,
                cells: each(() => ({ lines: [...text.objectives], from: 'source' as const })),
              },
              { label: standard, cells: each(() => ({ lines: [text.prompt], from: 'teacher' as const })) },
              {
                label: activities,
                cells: each((place) => ({
                  lines: [`${text.topics[place % 3]}.`, text.activity],
                  from: 'composed' as const,
                })),
              },
            ],
    })),
    signatures: [...text.signatures],
    sessions: each((at) => ({
      number: at + 1,
      title: text.topics[at % 3] ?? '',
      topics: [text.topics[at % 3] ?? ''],
      objectives: [...text.objectives],
      share: 100 / sessions,
    })),
  }
}

export function examIn(language: Language, choices: number): Exam {
  const items = itemsIn(language, choices, 'x')
  const text = words[language]
  const remember = Array.from({ length: choices + 12 }, (_, at) => at + 1)
  const none = { understand: [], apply: [], analyze: [], evaluate: [], create: [] }
  return {
    title: text.title,
    asked: { easiest: choices + 8, easy: 2, moderate: 0, hard: 0 },
    made: { easiest: choices + 8, easy: 0, moderate: 0, hard: 0 },
    shortfalls: [{ difficulty: 'easy', missing: 2, why: 'The lesson explains too few of its ideas.' }],
    items,
    specifications: {
      rows: [
        {
          topic: text.topics[0],
          days: 2.5,
          percent: 100,
          numbers: { remember, ...none },
          total: remember.length,
        },
      ],
      totals: { remember: remember.length, understand: 0, apply: 0, analyze: 0, evaluate: 0, create: 0 },
      total: remember.length,
    },
    version_b: {
      order: [...items.slice(0, choices).reverse(), ...items.slice(choices)].map(({ id }) => id),
      options: Object.fromEntries(items.slice(0, choices).map(({ id }) => [id, [3, 2, 1, 0]])),
    },
  }
}

type MaterialOptions = {
  format?: LessonPlan['format']
  sessions?: number
  choices?: number
  slides?: SlideScript | null
}

/** What a run could have made of a short lesson. */
export function materialIn(language: Language, ask: MaterialOptions = {}): Material {
  const { format = 'ilaw', sessions = 3, choices = 12, slides = null } = ask
  const text = words[language]
  const exam = examIn(language, choices)
  return {
    version: 1,
    language,
    settings: {
      sessions,
      quiz_items: 10,
      exam: exam.asked,
      plan_format: format,
      slideshow: null,
      seed: 1,
      heading: {
        school: text.school,
        teacher: 'Maricel Ñ. Santos',
        grade_and_section: '7 – Sampaguita',
        learning_area: text.area,
        quarter: text.quarter,
        dates: null,
      },
    },
    files: [{ file_name: 'lesson.docx', pages: 4, language }],
    plan: planIn(language, format, sessions),
    quizzes: Array.from({ length: sessions }, (_, at) => ({
      session: at + 1,
      title: text.topics[at % 3] ?? '',
      items: itemsIn(language, 4, `s${at}`),
    })),
    exam,
    slides,
    declaration: text.declaration,
    notes: [],
    tokens: null,
  }
}

/** The material with papers that do not change with what the engine makes of its lesson. */
export function withPapers(made: Material): Material {
  const exam = { ...examIn(made.language, 3), title: made.plan.title }
  return made.quizzes.reduce<Material>(
    (material, { session }) =>
      withItems(material, `session-${session}` as DocumentName, itemsIn(made.language, 2, `q${session}`)),
    { ...made, exam },
  )
}
