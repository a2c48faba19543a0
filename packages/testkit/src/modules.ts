/** Self-learning modules to be read in tests, in our own words and in the form that such modules have. */
const questionsOnPlants = `
## What I Know

Directions: Choose the letter of the best answer. Write it on a sheet of paper.

1. Which part of the plant takes in sunlight?

- a. root
- b. leaf
- c. stem
- d. flower

2. Which gas do plants take in from the air?

- a. oxygen
- b. nitrogen
- c. carbon dioxide
- d. helium
`

export const foodModule = `
# Science 5

Quarter 2 – Module 4: How Plants Make Food

Department of Education. All rights reserved.

Writer: Dolores M. Ibarra. Editor: Ramon T. Salcedo. Illustrator: Fe L. Ocampo

## What I Need to Know

At the end of this lesson, you should be able to:

- describe how plants make their own food
- explain why leaves are green

${questionsOnPlants.trim()}

## What Is It

### Photosynthesis

Photosynthesis is the process by which green plants make their own food. Leaves take in carbon dioxide through tiny openings called stomata.

### Chlorophyll

Chlorophyll is the green substance in leaves that traps the energy of the sun. Plants that grow in the dark lose their chlorophyll and turn pale.

## What's More

Directions: Write true if the statement is correct and false if it is not.

1. ______ Plants make food at night.
2. ______ Stomata are found in leaves.

## What I Have Learned

Green plants make food from water, carbon dioxide and sunlight, and give off oxygen.

## Assessment

Directions: Choose the letter of the best answer.

1. What do plants give off when they make food?

- a. smoke
- b. oxygen
- c. dust
- d. sugar

## Answer Key

What I Know: 1. b 2. c

Assessment: 1. b

## References

Santos, Elena. Plants Around Us. Manila: Sampaguita Press, 2017.
`

export const plantModule = `
# Science 5

Quarter 2 – Module 4: How Plants Live, Week 3

Department of Education. All rights reserved.

## What I Need to Know

At the end of this lesson, you should be able to:

- describe how plants make their own food
- explain how plants bear seeds

${questionsOnPlants.trim()}

## Lesson 1: Food of Plants

### What Is It

Photosynthesis is the process by which green plants make their own food. Chlorophyll is the green substance in leaves that traps the energy of the sun. Stomata are tiny openings in leaves that let gases pass in and out. Glucose is a simple sugar that plants make in their leaves. Xylem is the tissue that carries water from the roots to the leaves.

## Lesson 2: Seeds of Plants

### What Is It

Pollination is the transfer of pollen from a stamen to a pistil. A stamen is the part of a flower that makes pollen. A pistil is the part of a flower that receives pollen. An ovule is the part of a flower that grows into a seed. Germination is the growth of a young plant from a seed.

## Assessment

Directions: Answer the question on your paper.

1. Why are leaves important to a plant?

## Answer Key

What I Know

1. b
2. c
`

export const waterModule = `
# Araling Panlipunan 4

Unang Markahan – Modyul 3: Ang mga Anyong Tubig sa Ating Lalawigan

Kagawaran ng Edukasyon. Inilathala ng Sangay ng mga Paaralan ng Bagong Ilog.

Manunulat: Luz B. Marasigan. Tagasuri: Pedro C. Almonte. Tagaguhit: Nena D. Cruz

## Paunang Salita

Ang modyul na ito ay isinulat upang tulungan kang mag-aral sa sarili mong oras at bilis.

## Alamin

Pagkatapos ng aralin, inaasahang magagawa mo ang sumusunod:

- natutukoy ang mga anyong tubig sa sariling lalawigan
- naipaliliwanag ang gamit ng bawat anyong tubig

## Subukin

Panuto: Basahin ang bawat tanong. Isulat ang titik ng tamang sagot sa sagutang papel.

1. Alin sa mga ito ang tubig na napaliligiran ng lupa?

- a. ilog
- b. lawa
- c. talon
- d. dagat

2. Saan dumadaloy ang tubig ng ilog?

- a. sa bundok
- b. sa dagat
- c. sa ulap
- d. sa yungib

## Suriin

### Ang Ilog

Ang ilog ay mahabang anyong tubig na umaagos patungo sa dagat. Nagsisimula ito sa mga bundok at bukal ng lalawigan.

### Ang Lawa

Ang lawa ay anyong tubig na napaliligiran ng lupa. Tinatawag na lawang-bulkan ang lawang nabuo sa bunganga ng bulkan.

## Pagyamanin

Panuto: Lagyan ng tsek ang patlang kung wasto ang pahayag at ekis kung hindi.

1. ______ Ang ilog ay umaagos patungo sa dagat.
2. ______ Ang lawa ay mas malaki kaysa sa karagatan.

## Isaisip

Ang mga anyong tubig ay pinagkukunan ng pagkain, inumin at hanapbuhay ng mga tao sa lalawigan.

## Tayahin

Panuto: Piliin ang titik ng tamang sagot.

1. Anong anyong tubig ang bumabagsak mula sa mataas na lugar?

- a. talon
- b. look
- c. ilog
- d. lawa

## Susi sa Pagwawasto

Subukin: 1. b 2. b

Tayahin: 1. a

## Sanggunian

Reyes, Amado. Mga Tubig ng Lalawigan. Lungsod ng Bagong Ilog: Limbagang Bayan, 2018.
`
