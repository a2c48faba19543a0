import { heading, paragraph, type Sample, table } from '../sample.ts'

export const heat: Sample = {
  name: 'en-heat',
  title: 'Daily Lesson Log: Heat and Temperature',
  subject: 'Science 8',
  language: 'en',
  as: 'dll-docx',
  blocks: [
    heading(1, 'DAILY LESSON LOG'),
    table(
      ['School', 'Kalayaan National High School', 'Grade Level', '8'],
      ['Teacher', 'Ms. Carla B. Reyes', 'Learning Area', 'Science'],
      ['Teaching Dates and Time', 'Week 6, 7:30 to 8:30', 'Quarter', 'First'],
    ),
    table(
      ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      ['I. OBJECTIVES'],
      [
        'A. Content Standards',
        'The learners demonstrate an understanding of heat and temperature, and the effects of heat on the body.',
      ],
      [
        'B. Performance Standards',
        'The learners shall be able to design a simple device that reduces the transfer of heat.',
      ],
      [
        'C. Learning Competencies',
        'Differentiate between heat and temperature at the molecular level. S8FE-Ig-29',
        'Describe the three ways by which heat is transferred. S8FE-Ig-30',
        'Explain how materials slow down the transfer of heat. S8FE-Ig-30',
        'Compute the heat needed to raise the temperature of a substance. S8FE-Ig-31',
      ],
      [
        'II. CONTENT',
        'Heat and Temperature',
        'Transfer of Heat',
        'Insulators and Conductors',
        'Specific Heat and Expansion',
      ],
      ['III. LEARNING RESOURCES', 'Science 8 Learner’s Module, pp. 63–80'],
      ['IV. PROCEDURES'],
      [
        'A. Reviewing previous lesson or presenting the new lesson',
        'Ask: What is energy?',
        'Recall heat and temperature.',
        'Short drill on the ways of heat transfer.',
        'Game: Hot or not?',
      ],
      [
        'D. Discussing new concepts and practicing new skills #1',
        'Heat is the energy that moves from a warmer body to a cooler body. Temperature is a measure of the average kinetic energy of the particles of a substance. A cup of hot coffee has a higher temperature than a drum of warm water, but the drum contains more thermal energy because it has more particles. A thermometer is an instrument used to measure temperature. Thermal equilibrium is the state in which two bodies in contact have the same temperature. The joule is the unit of heat in the International System of Units.',
        'Conduction is the transfer of heat through direct contact of particles. Convection is the transfer of heat by the movement of a liquid or a gas. Radiation is the transfer of heat through electromagnetic waves, even in empty space. Warm air rises because it is less dense than the cool air around it. A sea breeze is a wind that blows from the sea toward the land during the day. A land breeze is a wind that blows from the land toward the sea at night.',
        'A conductor is a material that allows heat to pass through it easily. An insulator is a material that slows down the flow of heat. Copper and aluminum conduct heat well, so cooks use them for pots. Handles of pans are made of wood or plastic because these materials are poor conductors. Trapped air in a blanket keeps the body warm. A vacuum flask has a double wall of glass with a vacuum between the layers.',
        'Specific heat is the amount of heat needed to raise the temperature of one gram of a substance by one degree Celsius. The formula is Q = m × c × t, where Q = heat, m = mass, c = specific heat and t = change in temperature. Thermal expansion is the increase in the size of a body when its temperature rises. Water has a higher specific heat than sand. Gaps between the rails of a railroad allow the metal to expand on hot days.',
      ],
      [
        'E. Discussing new concepts and practicing new skills #2',
        'The Celsius scale sets the freezing point of water at 0 degrees and its boiling point at 100 degrees. Lord Kelvin proposed an absolute scale that begins at the lowest possible temperature. Absolute zero is the temperature at which particles have the least possible motion. A clinical thermometer is used to measure the temperature of the body.',
        'A convection current is the circular movement of a fluid caused by differences in density. Dark surfaces absorb more radiant heat than light surfaces. When a metal spoon stands in hot soup, the handle becomes hot by conduction. The heat of the Sun reaches the Earth by radiation.',
        'Wool, cork and styrofoam are examples of insulators. The ice vendor wraps his ice in rice husk because rice husk traps air. Heat insulation in the roof lowers the temperature inside a house. Silver is the best conductor among the common metals.',
        'A bimetallic strip is a strip of two metals that bends when it is heated. Evaporation is the change of a liquid into a gas at its surface. Sweating cools the body because evaporating sweat carries heat away. Melting is the change of a solid into a liquid.',
      ],
      [
        'F. Developing mastery',
        'In pairs, the learners feel three basins of water and record what they notice.',
        'Groups draw the path of heat in a kitchen.',
        'Groups test which cup keeps water hot the longest.',
        'Solve: How much heat is needed to warm 50 grams of water by 10 degrees? Use c = 4.18.',
      ],
      [
        'H. Making generalizations and abstractions about the lesson',
        'Heat always flows from the body with the higher temperature to the body with the lower temperature.',
        'Heat is transferred by conduction, convection and radiation.',
        'Good conductors feel cold to the touch because they carry heat away from the hand quickly.',
        'Most materials expand when they are heated and contract when they are cooled.',
      ],
      ['I. Evaluating learning', 'Short quiz', 'Short quiz', 'Rubric for the cup test', 'Problem set'],
      ['V. REMARKS', ''],
      ['VI. REFLECTION', ''],
    ),
    paragraph('Prepared by: Carla B. Reyes, Teacher II'),
  ],
}
