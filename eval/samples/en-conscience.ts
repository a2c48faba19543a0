import { heading, list, paragraph, type Sample } from '../sample.ts'

export const conscience: Sample = {
  name: 'en-conscience',
  title: 'Listening to Conscience',
  subject: 'Values Education 8',
  language: 'en',
  as: 'prose-docx',
  blocks: [
    paragraph('Mabini Memorial High School'),
    paragraph('Values Education 8 – prepared by Mr. Rogelio Tamayo'),
    heading(1, 'Listening to Conscience'),
    paragraph(
      'Ana found a wallet on the jeepney. Inside were two thousand pesos and an identification card, and nobody had seen her pick it up. All the way home something inside her kept asking what she would do. People call that voice many names. In this lesson we call it conscience.',
    ),
    paragraph(
      'Conscience is the judgment of reason by which a person recognizes whether an act is right or wrong. It does not shout, and it can be ignored. The word comes from the Latin words for “with” and “knowledge”, so to have a conscience is to act with knowledge. Conscience works in three moments. Before the act, it commands or forbids. During the act, it bears witness. After the act, it approves or accuses. Guilt is the painful feeling that follows an act that we know to be wrong. Peace of mind is the reward of a person who follows a well-formed conscience.',
    ),
    paragraph(
      'Philosophers and religious teachers say that there are different kinds of conscience. A correct conscience is one that judges a good act as good and a bad act as bad. An erroneous conscience is one that judges a bad act as good or a good act as bad. A doubtful conscience is one that cannot decide whether an act is right. A lax conscience is one that finds excuses for serious faults. A scrupulous conscience is one that sees sin where there is none. Thomas Aquinas taught that a person must follow conscience, but also that a person must form it well. A person with a doubtful conscience should ask for advice before acting.',
    ),
    heading(2, 'Freedom and Responsibility'),
    paragraph(
      'Freedom is the power to choose and to act without being forced. Many teenagers think that freedom means doing whatever one likes. But real freedom is the ability to choose what is good. Responsibility is the duty to answer for the results of our choices. Freedom and responsibility go together because every choice affects other people. A driver who is free to take any road is still answerable for the child who crosses it. Ignorance lessens responsibility when a person could not have known the truth. Fear, strong emotion, habit and violence may also lessen responsibility for an act.',
    ),
    paragraph(
      'Three things make an act good or bad: the object, the intention and the circumstances. The object is the act itself. The intention is the purpose of the person who acts. The circumstances are the conditions that surround the act, such as time, place and the persons affected. A good intention does not make a bad act good. Robin Hood stole from the rich in order to feed the poor, yet the act remained stealing.',
    ),
    heading(2, 'Forming a Good Conscience'),
    paragraph(
      'A conscience grows the way a plant grows, slowly and with care. Parents form the conscience of a child through example and gentle correction. Prayer, study and the advice of wise people strengthen conscience. Bad company weakens conscience because repeated wrongdoing makes evil seem ordinary. Lawrence Kohlberg was a psychologist who described six stages of moral development. At the first stage, a child obeys in order to avoid punishment. At the highest stage, a person follows universal principles even when others disagree.',
    ),
    paragraph('Here are four habits that help us form a good conscience:'),
    list(
      'Examination of conscience: a quiet review of the good and bad that we did during the day',
      'Honest friendship: the company of people who tell us the truth even when it hurts',
      'Study of moral teachings: the patient reading of what wise people have written about right and wrong',
      'Service to others: the regular giving of time to people who cannot repay us',
    ),
    heading(2, 'Honesty in School and at Home'),
    paragraph(
      'Honesty is the habit of telling the truth and respecting what belongs to others. Integrity is the quality of a person whose words and actions agree. Plagiarism is the act of presenting the work of another person as one’s own. Cheating harms the cheater because it replaces learning with pretending. A white lie is a small untruth told to avoid hurting someone. Some people believe that white lies are harmless, but each one makes the next lie easier. Trust is the confidence that others will do what is right. Trust takes years to build, and one lie can destroy it.',
    ),
    paragraph(
      'When Ana reached home, she told her mother about the wallet. They called the number on the card. The owner was a nurse who needed the money for her son’s medicine, and she cried when she saw the wallet. Ana received no reward except a hug. Restitution is the act of returning what was taken or repairing the damage that was done. Whoever has taken something owes restitution, even if nobody saw the act.',
    ),
    heading(2, 'Courage to Do What Is Right'),
    paragraph(
      'Moral courage is the strength to do what is right in spite of fear. Peer pressure is the influence of a group that pushes its members to act alike. Peer pressure leads to drinking, smoking and skipping classes among many teenagers. A student who refuses to join bullying protects both the victim and the bully. Jose Rizal chose to return to the Philippines in 1892 although his friends warned him. Whistleblowers are people who report wrongdoing inside their own organization. Prudence is the virtue that helps a person choose the right means to a good end. Justice is the virtue of giving to each person what is due to him or her. Temperance is the virtue that controls the desire for pleasure. Fortitude is the virtue that keeps a person firm in difficulty.',
    ),
    paragraph(
      'Reflection: Write in your journal about a time when your conscience spoke to you. What did you do?',
    ),
    paragraph('References: Department of Education learner’s materials; class notes of the teacher.'),
  ],
}
