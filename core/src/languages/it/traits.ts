import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'ca es gl pt ro',
	readingLimits: { sentence: 25 },
};

export const functionWords = `
il lo la i gli le un uno una l di a da in con su per tra fra del dello della dei degli delle
dell al allo alla ai agli alle all dal dalla dai dalle dall nel nello nella nei negli nelle
nell sul sulla sui sulle sull e ed o oppure ma però anche se che chi cui come quando dove
perché quale quali quanto è sono era erano essere stato stata ha hanno ho avere aveva può
possono fare non più meno molto già solo io tu lui lei noi voi loro mi ti si ci vi ne li mio
mia tuo suo sua suoi nostro vostro questo questa questi queste quello quella tutto tutti
tutte ogni
`;
