import { caption, figure, heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const volcanoes: Sample = {
  name: 'en-volcanoes',
  title: 'Volcanoes in the Philippines',
  subject: 'Science 9',
  language: 'en',
  as: 'docx',
  blocks: [
    paragraph('San Roque National High School'),
    paragraph('Teacher: Mrs. Liwayway D. Ocampo'),
    heading(1, 'Volcanoes in the Philippines'),
    heading(2, 'Objectives'),
    list(
      'Describe the parts of a volcano.',
      'Classify volcanoes by shape and by activity.',
      'Explain how gas and silica change an eruption.',
    ),
    heading(2, 'What a Volcano Is'),
    paragraph(
      'A **volcano** is an opening in the crust of the Earth through which molten rock, gas and ash escape. Many of our grandparents in Albay call Mayon a beautiful neighbor who is sometimes in a bad mood, and that is not a bad description. Beneath every volcano lies a **magma chamber**, a large pool of molten rock several kilometers below the surface.',
    ),
    paragraph(
      '**Magma** is molten rock that is still underground. **Lava** is molten rock that has already reached the surface. The **vent** is the passage through which magma rises to the surface. At the top of many volcanoes is a **crater**, a bowl-shaped hollow formed by explosions. When the roof of an emptied magma chamber falls in, a much wider basin called a **caldera** is left behind. Taal Lake fills such a basin, which is why visitors to Tagaytay see an island in a lake.',
    ),
    figure,
    caption('Figure 1. Parts of a volcano (drawing by a Grade 9 learner).'),
    heading(2, 'Kinds of Volcanoes by Shape'),
    paragraph('Volcanologists group volcanoes into three by their shape:'),
    list(
      '**Shield volcano**: a broad mountain with gentle slopes built by runny lava',
      '**Cinder cone**: a small steep hill built of loose fragments around one vent',
      '**Composite volcano**: a tall symmetrical mountain built of alternating layers of lava and ash',
    ),
    paragraph(
      'Mayon Volcano in Albay is a composite volcano, and its almost perfect cone rises 2,462 meters above the sea. Smith Volcano in the Babuyan Islands is a cinder cone. There is no large shield volcano in our country, so teachers usually show photographs of Mauna Loa in Hawaii instead.',
    ),
    table(
      ['Volcano', 'Province', 'Type', 'Last major eruption'],
      ['Mayon', 'Albay', 'composite', '2018'],
      ['Pinatubo', 'Zambales', 'caldera-forming', '1991'],
      ['Kanlaon', 'Negros Occidental', 'layered', '2024'],
      ['Taal', 'Batangas', 'complex', '2020'],
    ),
    heading(2, 'Active, Inactive and Potentially Active Volcanoes'),
    paragraph(
      'The Philippine Institute of Volcanology and Seismology, or PHIVOLCS, keeps the official list. An **active volcano** is one that has erupted within the last 600 years, according to written records, or within the last 10,000 years, according to dated deposits. A **potentially active volcano** is one that looks young in form but has no record of eruption. An **inactive volcano** has no record of eruption, and its form has been changed by weathering and erosion. PHIVOLCS monitors 24 active volcanoes. Of these, Mayon has erupted the most often, with more than fifty recorded eruptions since 1616.',
    ),
    heading(2, 'Why Some Eruptions Are Gentle and Others Violent'),
    paragraph(
      'Three things decide how a volcano erupts: the temperature of the magma, the gas dissolved in it and its silica content. **Viscosity** is the resistance of a liquid to flow. Honey from the refrigerator has a high viscosity, while water from the faucet has a low one. Magma that is rich in silica has a higher viscosity than magma that is poor in silica. Thick magma traps gas, and the pressure builds up until the rock above it breaks. Eruptions become violent because trapped gas expands suddenly when the pressure is released. Hot magma flows more easily than cooler magma.',
    ),
    paragraph(
      'Scientists name eruptions after volcanoes where they were first described. A **phreatic eruption** is a steam-driven explosion that occurs when hot rocks come in contact with water. A **Strombolian eruption** is a periodic weak to violent eruption with fountains of lava. A **Plinian eruption** is an excessively explosive eruption of gas and pyroclastics that can reach the stratosphere. Pinatubo produced a Plinian eruption in June 1991, and its ash cooled the whole planet by about half a degree Celsius.',
    ),
    heading(2, 'Dangers from Volcanoes'),
    paragraph(
      'A **pyroclastic flow** is a very hot cloud of ash, gas and rock that rushes down a slope. **Lahar** is a mixture of volcanic ash and rainwater that flows like wet cement. **Ashfall** causes the roofs of weak houses to collapse, especially when the ash is wet. In 1991, lahars buried many houses in Bacolor, Pampanga, and even the San Guillermo Church was half covered. Volcanic gases such as sulfur dioxide, carbon dioxide and hydrogen sulfide can harm people and animals.',
    ),
    paragraph(
      'If ash begins to fall while you are in school, stay inside and close the windows. Cover your nose with a damp cloth. My cousin in Guinobatan keeps a face mask beside the door for this very reason.',
    ),
    heading(2, 'Signs of an Impending Eruption'),
    paragraph('PHIVOLCS observes the following signs of an impending eruption:'),
    list(
      'increase in volcanic earthquakes',
      'change in the color of steam',
      'swelling of the slopes',
      'drying up of springs and wells',
      'increase in sulfur dioxide',
    ),
    paragraph(
      'A **seismograph** is an instrument that records the shaking of the ground. A **tiltmeter** is used to measure small changes in the slope of a volcano. The Alert Level System has levels from zero to five, and Alert Level 5 means that a hazardous eruption is in progress.',
    ),
    heading(2, 'Energy and Other Gifts of Volcanoes'),
    paragraph(
      'Volcanoes also help people. **Geothermal energy** is heat from the interior of the Earth that is used to generate electricity. The Makiling-Banahaw plant in Laguna and the Tiwi plant in Albay use steam from the ground. Volcanic soil is fertile because weathered ash contains potassium and phosphorus. Abaca and pili grow well on the slopes of Mayon.',
    ),
    paragraph('The steps in producing electricity from a geothermal plant are as follows:'),
    steps(
      'Wells are drilled into hot rock.',
      'Hot water rises and turns into steam.',
      'Steam turns the blades of the turbine.',
      'The turbine drives the generator.',
      'Cooled water is pumped back into the ground.',
    ),
    heading(2, 'Assessment'),
    paragraph('On one half sheet of paper, draw a volcano and label five parts.'),
    heading(2, 'References'),
    paragraph('PHIVOLCS bulletins, 2020. Science 9 learner materials, pages 120 to 141.'),
  ],
}
