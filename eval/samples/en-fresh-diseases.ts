import { heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const diseases: Sample = {
  name: 'en-fresh-diseases',
  title: 'Preventing Communicable Diseases',
  subject: 'Health 8',
  language: 'en',
  as: 'docx',
  blocks: [
    paragraph('Del Pilar National High School, MAPEH Department'),
    heading(1, 'Preventing Communicable Diseases'),
    heading(2, 'How Diseases Spread'),
    paragraph(
      'Last rainy season almost half of Section Sampaguita was absent in a single week, and Ma’am Tess joked that the virus had better attendance than the class. A **communicable disease** is an illness that passes from one person or animal to another. A **pathogen** is a tiny organism that causes disease. The **host** is the person or animal in which a pathogen lives and grows. A **vector** is an animal that carries a pathogen from one host to another. Mosquitoes spread dengue because they carry the virus in their saliva.',
    ),
    paragraph(
      'The **chain of infection** is the series of steps by which a disease reaches a new host. The **reservoir** is the place where a pathogen normally lives, such as soil, water or the human body. The portal of exit is the way by which a pathogen leaves its reservoir. Health workers try to break the chain at its weakest link. When one link is broken, the disease stops spreading.',
    ),
    heading(2, 'Kinds of Pathogens'),
    list(
      '**Bacteria**: one-celled organisms that multiply quickly in warm and moist places',
      '**Viruses**: very small agents that can reproduce only inside living cells',
      '**Fungi**: plant-like organisms that feed on dead or living matter',
      '**Parasites**: organisms that live on or inside a host and take food from it',
    ),
    table(
      ['Disease', 'Pathogen', 'Mode of transmission'],
      ['Dengue', 'virus', 'bite of an infected mosquito'],
      ['Tuberculosis', 'bacteria', 'droplets from coughing'],
      ['Athlete’s foot', 'fungus', 'contact with wet floors'],
      ['Ascariasis', 'roundworm', 'food with eggs of the worm'],
    ),
    heading(2, 'Stages of Illness'),
    paragraph(
      'An illness does not begin on the day that you feel it. **Incubation** is the period between the entry of a pathogen and the first symptoms. **Convalescence** is the stage in which the body recovers its strength. A **symptom** is a change in the body that the patient feels, while a sign is a change that a doctor can observe. A **relapse** is the return of an illness after a patient seemed to be well. The stages of an illness are as follows:',
    ),
    steps(
      'The pathogen enters the body.',
      'The pathogen multiplies without symptoms.',
      'General symptoms such as fever appear.',
      'Symptoms of the particular disease appear.',
      'The body recovers.',
    ),
    heading(2, 'The Body Defends Itself'),
    paragraph(
      '**Immunity** is the ability of the body to resist a disease. **Natural immunity** is immunity that a person has from birth or gains from an illness. **Artificial immunity** is immunity that a person gains from a vaccine. A **vaccine** is a preparation of weak or dead pathogens that trains the body to fight a disease. **Antibodies** are proteins that attack a particular pathogen. The skin is the first line of defense of the body. White blood cells surround and destroy pathogens. Edward Jenner developed the first vaccine against smallpox in 1796. Fever helps the body because many pathogens cannot live at high temperatures.',
    ),
    heading(2, 'Prevention and Control'),
    paragraph(
      'Wash your hands with soap for at least twenty seconds, especially after using the comfort room. **Sanitation** is the practice of keeping surroundings clean in order to prevent disease. **Quarantine** is the separation of healthy persons who may have been exposed to a disease. **Isolation** is the separation of sick persons from healthy persons. **Fumigation** is the use of smoke or gas to kill insects. Stagnant water in old tires should be removed since mosquitoes lay their eggs in it. The Department of Health launched the 4S strategy against dengue. Boiled water is safer than water from a shallow well.',
    ),
    paragraph(
      'Kuya Ben, our barangay health worker, visits the houses near the creek every Saturday. He carries a flashlight and looks into flower vases. A person who finishes the whole course of an antibiotic prevents the rise of resistant bacteria. An **antibiotic** is a medicine that kills bacteria or stops their growth. Antibiotics do not work against viruses. An **epidemic** is the rapid spread of a disease to many people in one area. A **pandemic** is the spread of a disease over several countries or continents.',
    ),
    heading(2, 'Activity'),
    paragraph('Draw a comic strip about a mosquito that cannot find stagnant water.'),
    heading(2, 'References'),
    paragraph('Health 8 learner’s module; leaflets of the rural health unit.'),
  ],
}
