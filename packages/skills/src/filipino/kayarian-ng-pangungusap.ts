import { kindSkill, quotedSentence } from './kinds.ts'

export const kayarianNgPangungusap = kindSkill({
  id: 'kayarian-ng-pangungusap',
  name: { en: 'Kinds of sentences by structure in Filipino', fil: 'Uri ng pangungusap ayon sa kayarian' },
  grades: [5, 8],
  cues: ['kayarian ng pangungusap', 'payak', 'tambalan', 'hugnayan', 'langkapan', 'sugnay na makapag-iisa'],
  units: ['4/uri-ng-pangungusap'],
  rules: [
    {
      say: 'Ang pangungusap na binubuo lamang ng dalawa o higit pang sugnay na makapag-iisa ay {tambalan}.',
      ask: 'Anong pangungusap ang binubuo lamang ng dalawa o higit pang sugnay na makapag-iisa?',
      not: ['payak', 'hugnayan', 'langkapan'],
    },
    {
      say: 'Ang pangungusap na may isang sugnay na makapag-iisa at isang sugnay na di-makapag-iisa ay {hugnayan}.',
      ask: 'Anong pangungusap ang may isang sugnay na makapag-iisa at isang sugnay na di-makapag-iisa?',
      not: ['payak', 'tambalan', 'langkapan'],
    },
    {
      say: 'Ang pangungusap na iisa ang diwa ay {payak}.',
      ask: 'Anong pangungusap ang may iisang diwa lamang?',
      not: ['tambalan', 'hugnayan', 'langkapan'],
    },
  ],
  kinds: {
    payak: {
      label: 'payak',
      mistake: 'inakalang iisa ang diwa nito',
      why: 'Iisang diwa o iisang sugnay na makapag-iisa ang bumubuo rito.',
      of: [
        'Nagtanim ng gulay ang mga mag-aaral.',
        'Sina Ana at Ben ay magkaibigan.',
        'Umawit at sumayaw ang mga bata.',
        'Ang aming guro ay mabait at masipag.',
        'Nagbakasyon ang pamilya Cruz sa Bohol.',
        'Namili si Nanay ng isda at gulay sa palengke.',
      ],
    },
    tambalan: {
      label: 'tambalan',
      mistake: 'inakalang dalawang sugnay na makapag-iisa ang bumubuo rito',
      why: 'Dalawang sugnay na makapag-iisa ang bumubuo rito.',
      of: [
        'Nagluto si Nanay at naghugas ng pinggan si Ate.',
        'Gusto ni Leo ng basketbol ngunit mas gusto ni Jun ang volleyball.',
        'Nagbabasa si Mia ng aklat at nagsusulat si Joy ng tula.',
        'Umuulan sa Maynila ngunit maaraw sa Cebu.',
        'Si Ana ay nag-aaral at si Carlo ay nagtatrabaho.',
        'Maglalaro ba tayo o uuwi na kayo?',
      ],
    },
    hugnayan: {
      label: 'hugnayan',
      mistake: 'inakalang may isang sugnay na makapag-iisa at isang di-makapag-iisa ito',
      why: 'May isang sugnay na makapag-iisa at isang sugnay na di-makapag-iisa ito.',
      of: [
        'Hindi pumasok si Mia dahil may lagnat siya.',
        'Kapag umulan, mababasa ang mga damit.',
        'Nagbabasa si Ana habang naghihintay siya ng dyip.',
        'Makapapasa ka kung mag-aaral ka nang mabuti.',
        'Nang dumating si Tatay, natutulog na ang mga bata.',
        'Nag-iipon siya ng pera upang makabili siya ng bisikleta.',
      ],
    },
    langkapan: {
      label: 'langkapan',
      mistake: 'inakalang may dalawang sugnay na makapag-iisa at isang di-makapag-iisa ito',
      why: 'May dalawang sugnay na makapag-iisa at isang sugnay na di-makapag-iisa ito.',
      of: [
        'Nagluto si Nanay at naglinis si Ate dahil darating ang mga bisita.',
        'Umawit si Ana at sumayaw si Ben nang magsimula ang palatuntunan.',
        'Kapag walang pasok, naglalaro si Jun at nagbabasa si Mia.',
        'Natuwa si Lola at napaluha si Lolo nang dumating ang mga apo.',
        'Nag-aral si Leo at tumulong si Carla upang makapasa ang buong pangkat.',
        'Nawalan ng kuryente at bumaha ang mga daan nang bumagyo.',
      ],
    },
  },
  stems: [
    { level: 'analyze', text: ({ text }) => `Anong uri ng pangungusap ayon sa kayarian ito? “${text}”` },
    { level: 'analyze', text: ({ text }) => `Basahin: “${text}” Ano ang kayarian ng pangungusap?` },
  ],
  statement: ({ text }, label) => `Ayon sa kayarian, ang pangungusap na ${quotedSentence(text)} ay ${label}.`,
})
