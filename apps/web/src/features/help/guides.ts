import type { Target } from '../../ui/target.ts'

export type Guide = {
  key: string
  title: string
  /** How long it takes. */
  takes: string
  steps: readonly string[]
  open: { to: NonNullable<Target['to']>; label: string }
}

/** Short ways through the product, each true to what its screens say. */
export const guides: readonly Guide[] = [
  {
    key: 'first-class',
    title: 'Make your first class',
    takes: '3 minutes',
    steps: [
      'Open Classes and press Create New Class.',
      'Choose your school, the subject, the grade and the section. The grading policy of this school year is chosen already.',
      'Press Create class. The next step, your learners, is offered at once.',
    ],
    open: { to: '/classes/new-record', label: 'Make a class' },
  },
  {
    key: 'roster',
    title: 'Enter your learners',
    takes: '2 minutes',
    steps: [
      'Open the roster of the class and press Import a list.',
      'Paste the names from Excel or School Form 1, or choose the file. Names as “Dela Cruz, Juan P.” are read as they are.',
      'Look at what was found. Fix a marked row or skip it, then press Enroll.',
      'One more learner comes in by Add Student. Who leaves is removed from the roster; the scores stay on record.',
    ],
    open: { to: '/classes', label: 'Choose a class' },
  },
  {
    key: 'scores',
    title: 'Type scores',
    takes: '1 minute for a quiz',
    steps: [
      'Open the grade sheet of the class and add the quiz with its highest possible score.',
      'Click the first cell and type. Enter saves and goes down; nothing else needs to be pressed.',
      'Or copy a column in Excel and paste it with Ctrl V. What does not fit is refused and stays marked.',
      'On a phone you type one item at a time, with large fields.',
      'Without a connection go on typing: scores wait in your browser and are sent later.',
    ],
    open: { to: '/classes', label: 'Choose a class' },
  },
  {
    key: 'grades',
    title: 'See how a grade came about',
    takes: '1 minute',
    steps: [
      'Set the weights once: the ones of your subject and grade are offered first.',
      'Open a grade in the sheet: every step from the raw scores to the grade is shown.',
      'An empty cell counts as missing work. Type EX into it for a learner who is excused.',
    ],
    open: { to: '/classes', label: 'Choose a class' },
  },
  {
    key: 'card-day',
    title: 'Close a quarter and print cards',
    takes: '5 minutes',
    steps: [
      'Look at what is missing: the sheet counts it below the grades.',
      'Close the quarter or term in the grade sheet. Its grades are then kept as they are.',
      'Open Reports for the class report, the progress of each learner and the report cards as PDF.',
    ],
    open: { to: '/classes', label: 'Choose a class' },
  },
  {
    key: 'excel',
    title: 'Work with Excel and school forms',
    takes: '2 minutes',
    steps: [
      'Export Excel gives the class record with live formulas. Change scores in it and bring it back with Import Excel.',
      'Import Excel reads the electronic class record of the department too. You see every change before it is written, and can undo it.',
      'Under School forms you keep your own blank forms. The class is filled in, and nothing else is touched.',
    ],
    open: { to: '/classes', label: 'Choose a class' },
  },
  {
    key: 'lesson-plan',
    title: 'Make a lesson plan, quizzes and an exam',
    takes: '2 minutes',
    steps: [
      'Choose up to 3 lesson files, PDF or Word, and say how many sessions and items you want.',
      'Press “See what can be made”. It is free and shows the topics, and how many items the file can give.',
      'Press Make it. The price stands on the button; when nothing could be made, the points come back.',
      'You may leave the page. Everything is kept in the library.',
    ],
    open: { to: '/lesson-plans', label: 'Open lesson plans' },
  },
  {
    key: 'finish',
    title: 'Finish a quiz or a plan',
    takes: '5 minutes',
    steps: [
      'Press the pencil beside a question or in a cell of the plan, and type. The Word file follows.',
      'Change offers another question like it, an easier or a harder one, and says before you press whether the lesson has one.',
      'More questions has what is left of the lesson, your question bank, and a place to write your own.',
      'What you take off waits above the paper and can be put back.',
    ],
    open: { to: '/lesson-plans/library', label: 'Open the library' },
  },
  {
    key: 'slide-show',
    title: 'Make and play a slide show',
    takes: '3 minutes',
    steps: [
      'On the page of a finished run press Make a free slide show: it costs no points.',
      'Say how many minutes you want. A short lesson gives a shorter show, and says so.',
      'Change the words of any scene, correct how a word is said, record your own voice, or download it as PowerPoint or as a page that plays without a connection.',
      'In class: Space plays, F fills the screen, C shows the captions.',
    ],
    open: { to: '/dashboard/slideshows', label: 'Open slide shows' },
  },
  {
    key: 'points',
    title: 'Add points',
    takes: '3 minutes',
    steps: [
      'Press Add Points on the dashboard and choose an amount.',
      'Pay with your mobile wallet to the number that is shown.',
      'Upload the screenshot of the payment. An admin looks at it, and you get a mail when the points are there.',
      'Every point that came or went is listed in the points history.',
    ],
    open: { to: '/dashboard/points', label: 'Open points history' },
  },
]

/** Keys that work in more than one place; the grade sheet lists its own under “?”. */
export const keys: readonly { title: string; rows: readonly (readonly [keys: string, does: string])[] }[] = [
  {
    title: 'Grade sheet',
    rows: [
      ['Enter', 'Save and go down'],
      ['Tab', 'Save and go right'],
      ['F2', 'Edit what is in the cell'],
      ['Ctrl V', 'Paste from Excel'],
      ['Ctrl Z', 'Undo'],
      ['?', 'All keys of the sheet'],
    ],
  },
  {
    title: 'Slide show',
    rows: [
      ['Space', 'Play or pause'],
      ['← →', '10 seconds back or on'],
      ['↑ ↓', 'Scene before or after'],
      ['C', 'Captions'],
      ['F', 'Full screen, and back'],
    ],
  },
  {
    title: 'Plan and questions',
    rows: [
      ['Ctrl Enter', 'Save what you typed'],
      ['Esc', 'Close without saving'],
    ],
  },
]

export const news: readonly string[] = [
  'Write your own questions on a quiz or exam, under More questions.',
  'Change says before you press whether the lesson has another question.',
  'A slide show from a finished run is free, with its button on the result page.',
  'Files carry the subject, the class and the date in their names.',
  'While something is being made you see about how long it still takes.',
]
