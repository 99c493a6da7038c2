import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: 'ñ' },
	near: 'ca gl it pt ro',
	readingLimits: { sentence: 25 },
};

export const functionWords = `
el la los las un una unos unas lo al del de a en por para con sin sobre entre hasta desde
hacia según durante contra y e o u pero sino ni que qué si como cómo cuando cuándo donde
dónde porque quien quién cual cuál es son era eran ser sido está están estar fue fueron ha
han he haber había hay tiene tienen puede pueden hacer no sí más menos muy también ya solo
yo tú él ella ello nosotros ustedes ellos ellas me te se nos les le mi mis tu tus su sus
nuestro nuestra este esta estos estas ese esa esos esas esto eso todo toda todos todas cada
otro otra otros otras
`;
