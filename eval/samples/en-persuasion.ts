import { heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const persuasion: Sample = {
  name: 'en-persuasion',
  title: 'The Language of Persuasion',
  subject: 'English 8',
  language: 'en',
  as: 'pdf',
  blocks: [
    paragraph('Rizal Learning Center      English 8      Week 5 and 6'),
    heading(1, 'The Language of Persuasion'),
    heading(2, 'Why Words Move Us'),
    paragraph(
      'On your way to school this morning you probably passed a dozen tarpaulins. One promised whiter skin, another a brighter future for the barangay. Persuasion is the use of words and images to influence what people think or do. An argument is a claim supported by reasons and evidence. A claim is a statement that a writer wants readers to accept. Evidence consists of facts, examples and expert opinions that support a claim. A counterargument is a reason that someone might give against a claim. Good writers answer counterarguments because readers trust a writer who is fair.',
    ),
    heading(2, 'Fact and Opinion'),
    paragraph(
      'A fact is a statement that can be proved true or false. An opinion is a statement of belief or feeling that cannot be proved. The sentence “Baguio City lies about 1,500 meters above sea level” states a fact. The sentence “Baguio is the loveliest city in the country” states an opinion. Words such as best, beautiful, should and I believe often signal an opinion. A bias is a leaning toward one side that keeps a person from judging fairly. A writer shows bias by leaving out facts that favor the other side. A stereotype is a fixed idea about all the members of a group.',
    ),
    heading(2, 'Three Appeals'),
    paragraph(
      'The Greek philosopher Aristotle wrote about three ways of persuading an audience. Ethos is an appeal to the character and credibility of the speaker. Pathos is an appeal to the emotions of the audience. Logos is an appeal to reason through facts and logic. A doctor in a white coat who recommends a vitamin uses ethos. A picture of a hungry child uses pathos. A graph of falling prices uses logos. Effective speeches usually combine the three appeals.',
    ),
    table(
      ['Appeal', 'Target', 'Sample line'],
      ['Ethos', 'trust', 'I have been a nurse for thirty years.'],
      ['Pathos', 'feelings', 'Think of the children who sleep on the street.'],
      ['Logos', 'reason', 'Nine out of ten homes saved on electricity.'],
    ),
    heading(2, 'Propaganda Devices'),
    paragraph(
      'Propaganda is information, often one-sided, that is spread to promote a cause or a product. The word became common during the two world wars, when governments printed posters to win support. The following are the propaganda devices that you will meet most often:',
    ),
    list(
      'Bandwagon – a device that urges people to join because everyone else is doing so',
      'Testimonial – a device that uses the words of a famous person to support a product',
      'Name-calling – a device that attaches a bad label to an opponent',
      'Glittering generality – a device that uses attractive but vague words such as freedom and love',
      'Plain folks – a device that presents a leader as an ordinary person',
      'Card stacking – a device that shows only the good side of a product',
    ),
    paragraph(
      'Loaded words are words that carry strong positive or negative feelings. Denotation is the dictionary meaning of a word. Connotation is the feeling or idea that a word suggests beyond its dictionary meaning. “Thrifty” and “stingy” have nearly the same denotation, but stingy has a negative connotation. Advertisers choose pleasant words because buyers remember how an advertisement made them feel.',
    ),
    heading(2, 'Faulty Reasoning'),
    paragraph(
      'A fallacy is an error in reasoning that makes an argument weak. A hasty generalization is a conclusion based on too few examples. If Marco meets two rude tourists and says that all tourists are rude, he commits a hasty generalization. A false cause is the mistake of assuming that one event caused another just because it came first. An ad hominem argument attacks the person instead of the idea. Circular reasoning repeats the claim in other words instead of proving it. A slippery slope is the claim that one small step must lead to a disaster.',
    ),
    heading(2, 'Modals and Signal Words'),
    paragraph(
      'Modals are helping verbs that express ability, permission, advice or obligation. The modal must expresses obligation, while the modal should expresses advice. Can expresses ability. Cohesive devices connect ideas in a paragraph. The signal words because, since and therefore show cause and effect. The signal words however, although and on the other hand show contrast. A thesis statement is a sentence that tells the main claim of an essay. A topic sentence is a sentence that states the main idea of a paragraph. Writers place the thesis statement at the end of the introduction in most school essays.',
    ),
    heading(2, 'Writing a Persuasive Paragraph'),
    paragraph('Follow these steps when you write a persuasive paragraph:'),
    steps(
      'Choose an issue that people disagree about.',
      'State your claim in one clear sentence.',
      'Gather at least three pieces of evidence.',
      'Answer one counterargument politely.',
      'End with a call to action.',
    ),
    paragraph(
      'A call to action is a sentence that asks readers to do something. The tone of a text is the attitude of the writer toward the subject. Audience refers to the people whom a writer wants to reach. A formal letter to the mayor needs a respectful tone, while a post for friends may be playful. Editing is the stage of writing in which errors in grammar and spelling are corrected. Revising is the stage of writing in which ideas are added, removed or rearranged.',
    ),
    paragraph(
      'Ms. Dela Peña’s class once wrote to the municipal council about the broken bridge near the school. Their letter had a claim, four photographs as evidence and a polite call to action. The bridge was repaired in two months.',
    ),
    heading(2, 'Check Your Understanding'),
    steps('Give an example of a bandwagon line.', 'Which appeal moves you most? Explain.'),
    heading(2, 'References'),
    paragraph('Grade 8 English module, quarter 2; newspaper clippings kept by the teacher.'),
  ],
}
