import { heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const percentAndInterest: Sample = {
  name: 'en-percent-and-interest',
  title: 'Percent, Discount and Simple Interest',
  subject: 'Mathematics 7',
  language: 'en',
  as: 'docx',
  blocks: [
    paragraph('Sta. Cruz Integrated School   Mathematics 7   Second Quarter'),
    heading(1, 'Percent, Discount and Simple Interest'),
    paragraph(
      'Good day, class! Last week Aling Nena closed her sari-sari store for inventory and asked her grandson Paolo to help with the numbers. In this hand-out we follow Paolo as he learns about percents.',
    ),
    heading(2, 'Ratio, Rate and Percent'),
    paragraph(
      'A **ratio** is a comparison of two quantities by division. A **rate** is a ratio that compares two quantities with different units. A **proportion** is an equation stating that two ratios are equal. A **percent** is a ratio whose second term is 100. The word comes from the Latin *per centum*, which means by the hundred. To change a decimal to a percent, move the decimal point two places to the right. To change a percent to a fraction, write the number over 100 and reduce.',
    ),
    table(
      ['Fraction', 'Decimal', 'Percent'],
      ['1/2', '0.5', '50%'],
      ['1/4', '0.25', '25%'],
      ['3/4', '0.75', '75%'],
      ['1/5', '0.2', '20%'],
    ),
    paragraph(
      'There are three parts in every percent problem: the base, the rate and the percentage. The **base** is the whole quantity. The **rate** is the number with the percent sign. The **percentage** is the part of the base that the rate determines. The formula is P = B × R, where P = percentage, B = base and R = rate.',
    ),
    paragraph(
      'Example 1. Out of 40 eggs in a tray, 15% were cracked. How many eggs were cracked? Solution: P = B × R = 40 × 0.15 = 6. Six eggs were cracked, so Aling Nena made leche flan.',
    ),
    paragraph('Example 2. What is 30% of 250? Solution: 250 × 0.30 = 75.'),
    heading(2, 'Discount and Sale Price'),
    paragraph(
      'A **discount** is an amount subtracted from the original price of an item. The **original price** is the price of an item before the discount. The **sale price** is the price that the buyer pays after the discount. A **rate of discount** is the discount expressed as a percent of the original price. Stores give discounts in order to sell old stocks quickly, and senior citizens enjoy a discount of 20% on medicine under the law.',
    ),
    paragraph(
      'Discount = Original price × Rate of discount. Sale price = Original price − Discount. A pair of rubber shoes costs ₱1,200 and is sold at 25% off. The discount is 1,200 × 0.25 = 300, so the sale price is 1,200 − 300 = 900. Paolo thought at once that two discounts of 10% are the same as one discount of 20%, but he was wrong because the second discount is taken from a smaller price.',
    ),
    paragraph('Follow these steps in finding the sale price:'),
    steps(
      'Write the rate of discount as a decimal.',
      'Multiply the original price by the decimal.',
      'Subtract the discount from the original price.',
      'Write the answer with the peso sign.',
    ),
    heading(2, 'Simple Interest'),
    paragraph(
      '**Interest** is the amount paid for the use of money. The **principal** is the amount of money borrowed or deposited. The **time** or term is the number of years for which the money is borrowed. The **maturity value** is the sum of the principal and the interest. **Simple interest** is interest computed on the principal alone. **Compound interest** is interest computed on the principal and on the interest already earned.',
    ),
    paragraph(
      'The formula for simple interest is I = P × r × t, where I = interest, P = principal, r = rate and t = time in years. When the time is given in months, divide the number of months by 12. When the principal is doubled, the simple interest is also doubled.',
    ),
    paragraph(
      'Example 3. Aling Nena borrowed ₱10,000 from a cooperative at 6% for 2 years. I = 10,000 × 0.06 × 2 = 1,200. The maturity value is 10,000 + 1,200 = 11,200. A lender who charges 5-6 collects 20% in just one month! Cooperatives charge lower interest because their members own them.',
    ),
    heading(2, 'Commission and Mark-up'),
    paragraph(
      'A **commission** is the amount earned by a salesperson for selling goods. A salesperson who sells more goods earns a bigger commission. The **mark-up** is the amount added to the cost of an item to obtain its selling price. The **cost** is the amount that the store paid for the item. **Profit** is the amount left after all expenses are subtracted from sales. A store loses money if its expenses are greater than its sales.',
    ),
    list(
      'Selling price = Cost + Mark-up',
      'Commission = Sales × Rate of commission',
      'Profit = Sales − Expenses',
    ),
    paragraph(
      'Example 4. A bag of rice costs ₱1,250 and the mark-up is ₱150. The selling price is 1,250 + 150 = 1,400.',
    ),
    heading(2, 'Keeping a Budget'),
    paragraph(
      'A **budget** is a plan for using money over a certain period. **Income** is money received from work, business or other sources. An **expense** is money spent on goods and services. **Savings** refers to the part of income that is not spent. Financial advisers recommend that a family save at least 10% of its monthly income. If a family earns ₱18,000 a month, it should set aside ₱1,800. A family that keeps an **emergency fund** can pay hospital bills without borrowing at high interest.',
    ),
    paragraph('Paolo promised to save part of his baon. Let us see whether he does!'),
    heading(2, 'Practice'),
    steps('Find 45% of 80.', 'Find the simple interest on ₱5,000 at 8% for 3 years.'),
  ],
}
