import { OfflinePicture, ScoresPicture } from './cell-pictures.tsx'
import { ExamPicture } from './exam-picture.tsx'
import css from './features.module.css'
import { LessonPicture, QuizPicture } from './page-pictures.tsx'
import { LandingSection } from './section.tsx'
import { LandingShowPicture } from './show-picture.tsx'

const features = [
  {
    title: 'A grade sheet that works like Excel',
    text: 'Click and type. Enter goes down, blocks paste in from your old class record, and every grade changes as you type.',
    Picture: ScoresPicture,
  },
  {
    title: 'Lesson plans from your own files',
    text: 'Upload a Word or PDF file. The plan or daily lesson log comes back in the DepEd layout, one column a session, in under 3 minutes.',
    Picture: LessonPicture,
  },
  {
    title: 'Quizzes you can check against the source',
    text: 'Each session gets its own quiz with a key. Every question shows the line it came from, and a weak one gives way to another.',
    Picture: QuizPicture,
  },
  {
    title: 'Exams by difficulty',
    text: 'Say how many easy and hard items you need. The exam comes with its answer key and table of specifications.',
    Picture: ExamPicture,
  },
  {
    title: 'Slide shows that speak',
    text: 'One session becomes a narrated slide show in English or Filipino, with captions, ready for the TV in your room.',
    Picture: LandingShowPicture,
  },
  {
    title: 'Keeps going when the signal drops',
    text: 'Scores you type are kept on your phone or laptop and sent when the connection is back. Nothing is overwritten in silence.',
    Picture: OfflinePicture,
  },
]

export function Features() {
  return (
    <LandingSection
      id="features"
      title="The work after class, in one place"
      lead="Made for Philippine public-school teachers: 45 learners a class, six classes, one slow connection."
    >
      <ul className={css.cards}>
        {features.map(({ title, text, Picture }) => (
          <li key={title} className={css.card}>
            <div className={css.picture} aria-hidden="true">
              <Picture />
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
