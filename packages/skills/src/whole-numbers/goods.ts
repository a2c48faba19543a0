/** Things that are bought one at a time, with their prices in pesos. */
export type Good = { en: string; fil: string; price: readonly [number, number] }

const good = (en: string, fil: string, least: number, most: number): Good => ({
  en,
  fil,
  price: [least, most],
})

export const goods: readonly Good[] = [
  good('a pencil', 'lapis', 7, 15),
  good('a ballpen', 'bolpen', 8, 20),
  good('a ruler', 'ruler', 12, 25),
  good('a sandwich', 'sandwich', 20, 40),
  good('a bottle of juice', 'bote ng juice', 18, 35),
  good('a notebook', 'kuwaderno', 22, 45),
  good('a box of crayons', 'kahon ng krayola', 45, 90),
  good('a pair of scissors', 'gunting', 35, 75),
  good('a toy car', 'laruang kotse', 60, 180),
  good('a storybook', 'aklat ng kuwento', 85, 195),
  good('a pair of slippers', 'pares ng tsinelas', 95, 190),
  good('an umbrella', 'payong', 150, 280),
  good('a T-shirt', 'T-shirt', 150, 350),
  good('a lunch box', 'baunan', 120, 280),
  good('a school bag', 'bag na pang-eskuwela', 380, 890),
  good('a pair of shoes', 'pares ng sapatos', 650, 1_800),
  good('an electric fan', 'bentilador', 950, 1_900),
  good('a rice cooker', 'rice cooker', 850, 2_400),
]

export const goodsTo = (most: number): readonly Good[] => goods.filter(({ price }) => price[1] <= most)
