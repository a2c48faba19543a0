import { sorting } from './choosing.ts'

export const sentenceStructures = sorting({
  id: 'english/sentence-structures',
  name: 'Simple, compound and complex sentences',
  grades: [5, 9],
  cues: [
    'simple sentence',
    'compound sentence',
    'complex sentence',
    'compound-complex',
    'independent clause',
    'dependent clause',
    'sentence structure',
  ],
  units: ['english/6/compound-and-complex-sentences'],
  from: { 'compound-complex': 7 },
  kinds: {
    simple: 'It has one independent clause only, so it is simple.',
    compound: 'It has two independent clauses and no dependent clause, so it is compound.',
    complex: 'It has one independent clause and a dependent clause, so it is complex.',
    'compound-complex': 'It has two independent clauses and a dependent clause, so it is compound-complex.',
  },
  bank: {
    simple: [
      'Ana and Ben planted vegetables.',
      'The old farmer woke up early and fed the chickens.',
      'My cousin from Davao arrived yesterday.',
      'During the storm, the family stayed in the school.',
      'The children sang, danced and played.',
      'After lunch, we washed the dishes.',
    ],
    compound: [
      'Ana cooked the rice, and Ben fried the fish.',
      'It rained hard, so the game was canceled.',
      'I wanted to swim, but the water was cold.',
      'You may stay here, or you may go home.',
      'The bell rang, and the pupils ran out.',
      'The road was long, yet nobody complained.',
    ],
    complex: [
      'We stayed inside because it was raining.',
      'When the bell rang, the pupils went home.',
      'Although he was tired, Carlo finished the work.',
      'The woman who lives next door is a nurse.',
      'If you study well, you will pass the test.',
      'I will wait here until you come back.',
    ],
    'compound-complex': [
      'When the rain stopped, the boys went out, and the girls followed them.',
      'Ana was late because she missed the bus, but the teacher understood.',
      'Although it was hot, we walked to the plaza, and we enjoyed the parade.',
      'If it rains, the game will stop, and everyone will go home.',
      'After the bell rang, Ben went home, but his sister stayed.',
      'The cake that Mother baked was big, so we shared it.',
    ],
  },
  rules: [
    {
      say: 'A compound sentence has two or more {independent} clauses.',
      ask: 'What kind of clauses does a compound sentence join?',
      not: ['dependent', 'relative', 'adverbial'],
    },
    {
      say: 'A sentence with one independent and one dependent clause is {complex}.',
      ask: 'What is a sentence with one independent and one dependent clause called?',
      not: ['simple', 'compound', 'compound-complex'],
    },
  ],
  asks: [
    ['analyze', 'According to its structure, what kind of sentence is this? {text}'],
    ['analyze', 'Look at the clauses of this sentence: {text} What kind of sentence is it?'],
  ],
  says: 'According to its structure, this sentence is {answer}: {text}',
  choicesOnly: false,
})
