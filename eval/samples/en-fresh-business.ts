import { caption, figure, heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const smallBusiness: Sample = {
  name: 'en-fresh-business',
  title: 'Starting a Small Business',
  subject: 'Entrepreneurship 9',
  language: 'en',
  as: 'docx',
  blocks: [
    paragraph('San Roque National High School, Technology and Livelihood Education'),
    paragraph('Grade 9 – Narra, Third Quarter. Prepared by Mrs. Lorna D. Abaya'),
    heading(1, 'Starting a Small Business'),
    paragraph(
      'Before you read: look around the gate of our school at dismissal time. How many people are selling something? Aling Nena has been frying banana cue there since your older brothers were in Grade 7, and she has sent two children to college with it. She never studied business, yet she follows almost every rule in this hand-out.',
    ),
    heading(2, 'The Entrepreneur'),
    paragraph(
      'The word *entrepreneur* comes from the French word for someone who undertakes a task. An **entrepreneur** is a person who organizes a business and takes the risk of losing money in it. An employee, on the other hand, works for a wage and goes home at five. Entrepreneurs create jobs because a growing business needs helpers. They also pay taxes, bring new goods to the community and use materials that other people throw away.',
    ),
    paragraph(
      'Not everybody is born with the traits of an entrepreneur, but everybody can practice them. **Perseverance** is the quality of continuing in spite of failure. **Initiative** is the habit of doing what is needed before being told. A good entrepreneur is also honest, hardworking and willing to learn from customers. A **calculated risk** is a chance that a person takes after studying what may go wrong.',
    ),
    heading(2, 'Finding a Business Idea'),
    paragraph(
      'A business begins with a need. A **need** is something that people cannot live without, while a **want** is something that makes life more pleasant. Rice is a need; a milk tea with pearls is a want, whatever your classmates say. A **market** is the group of people who are able and willing to buy a product. A **niche** is a small part of the market that nobody serves well yet. When many sellers offer the same product, the price usually goes down.',
    ),
    paragraph(
      'To know whether an idea will sell, talk to people. A **survey** is a set of questions given to many persons in order to learn what they prefer. Another tool is the **SWOT analysis**, a method of listing the strengths, weaknesses, opportunities and threats of a business. Strengths and weaknesses are found inside the business, while opportunities and threats are found outside it. Ask a friend to read your list, because an owner seldom sees his or her own weaknesses.',
    ),
    list(
      '**Strength** – something that the business does better than others',
      '**Weakness** – something that the business lacks or does badly',
      '**Opportunity** – a condition outside the business that may help it grow',
      '**Threat** – a condition outside the business that may harm it',
    ),
    heading(2, 'Kinds of Business by Ownership'),
    paragraph(
      'The law recognizes several forms of business. Study the table before you answer the activity.',
    ),
    table(
      ['Form', 'Owner', 'Where it registers'],
      ['Sole proprietorship', 'one person', 'Department of Trade and Industry'],
      ['Partnership', 'two or more partners', 'Securities and Exchange Commission'],
      ['Cooperative', 'the members themselves', 'Cooperative Development Authority'],
    ),
    paragraph(
      'In a **sole proprietorship**, the owner decides alone and keeps all the profit, but he or she also pays all the debts. A partnership brings together the money and the talents of several people. A **corporation** is a business that the law treats as a person separate from its owners. A **stockholder** is a person who owns a share of a corporation. The members of a cooperative each have one vote, no matter how much they have invested.',
    ),
    heading(2, 'Capital and Costs'),
    paragraph(
      '**Capital** is the money and property used to start and run a business. You may get it from your savings, from relatives, from a bank or from a cooperative. A **loan** is money that must be paid back with interest. **Collateral** is property that a borrower promises to give up if the loan is not paid. Microfinance lenders do not ask for collateral because their borrowers guarantee one another.',
    ),
    paragraph(
      'A **fixed cost** is an expense that stays the same no matter how much is produced, such as rent. A **variable cost** is an expense that rises as more goods are made, such as flour and sugar. **Revenue** is the total amount received from sales. The **break-even point** is the level of sales at which revenue equals total cost. Below that point the business loses money, and above it the business earns.',
    ),
    paragraph(
      'Here is how Aling Nena computes. She uses the rule Profit = Revenue − Cost. Last Friday her revenue was ₱1,850 and her cost was ₱1,120, so she earned ₱730. She also computes Revenue = Price × Quantity every afternoon before she buys bananas for the next day.',
    ),
    heading(2, 'Making and Selling the Product'),
    paragraph(
      'Customers come back when the product is good each time. **Quality control** is the process of checking products against a standard before they are sold. **Packaging** is the material that protects a product and carries its label. A **brand** is a name or sign that sets a product apart from others. A **trademark** is a brand that is registered with the government and may not be copied. Clear labels build trust because buyers can read what is inside the pack.',
    ),
    paragraph('Marketing people speak of the four Ps:'),
    list(
      '**Product** – the good or service that is offered for sale',
      '**Price** – the amount that a customer pays for it',
      '**Place** – the location or channel through which it reaches the buyer',
      '**Promotion** – the activities that tell buyers about it',
    ),
    figure,
    caption('Figure 1. A student stall during the school fair'),
    paragraph(
      '**Advertising** is a paid message that persuades people to buy. Word of mouth costs nothing, and it is still the strongest kind of promotion in a barangay. If a customer complains, thank the person first and fix the problem second. A lost customer tells ten others.',
    ),
    heading(2, 'Registering and Keeping Records'),
    paragraph(
      'Many small sellers skip this part and regret it later. The steps in registering a sole proprietorship are the following:',
    ),
    steps(
      'Reserve the business name at the Department of Trade and Industry.',
      'Get a clearance from the barangay.',
      'Apply for a mayor’s permit at the city or municipal hall.',
      'Register the books and receipts with the Bureau of Internal Revenue.',
      'Display the permits where customers can see them.',
    ),
    paragraph(
      'An **invoice** is a document that lists the goods sold and the amount due. A **receipt** is a document that proves that payment was made. A **ledger** is a book in which all the accounts of a business are kept. **Inventory** is the list of goods that a business has on hand. Records should be written on the same day because memory is not a good accountant. Republic Act 9501, known as the Magna Carta for Micro, Small and Medium Enterprises, was amended in 2008 to help small businesses borrow money.',
    ),
    paragraph(
      'Activity: With a partner, visit one store in your barangay. Interview the owner about capital, costs and customers, then prepare a one-page report. Bring it on Monday.',
    ),
    paragraph('Reference: Notes from the Division seminar on entrepreneurship; interview with Mrs. N. Cruz'),
  ],
}
