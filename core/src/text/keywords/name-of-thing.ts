import { functionWordsOf } from '../../languages/function-words.ts';
import { fold } from '../folding/fold.ts';
import { wordTexts } from '../words/words.ts';
import { longestCompared } from './shared-words.ts';
import { piecesOfTitle } from './site-name.ts';

/** The one dish or product that a page is about. */
export interface NamedThing {
	/** Otherwise it is a dish. */
	readonly isProduct: boolean;
	/** The main headings, then its name in the structured data. */
	readonly names: readonly string[];
}

interface NameOfThing {
	/** As people search for it; null if the page has only a longer name for it. */
	readonly short: string | null;
	/** As the page names it, without remarks. */
	readonly whole: string;
}

/** The name of the thing; null if none of its names is about the same as its title. */
export function nameOfThing(
	{ isProduct, names }: NamedThing,
	title: string,
	language: string | null,
): NameOfThing | null {
	const own = ownName(names, title)?.slice(0, longestCompared);
	if (own === undefined) return null;
	const whole = isProduct
		? withoutRemarks(own).replace(count, '').replace(sizes, '')
		: withoutRemarks(own).replace(recipe, ' ').replace(/\s+/g, ' ').trim();
	// “MAVIS”: the title has the brand, too.
	const isBare = isProduct && wordsOf(whole).length === 1 && !unspaced.test(whole);
	const branded = piecesOfTitle(title).find((part) => part.split(' ').includes(whole));
	const name = isBare ? (branded ?? '') : whole;
	return { short: shortened(name, isProduct, language), whole };
}

/** The name that repeats most of the title, without the words that a template puts around it: “Details about …”. */
function ownName(names: readonly string[], title: string): string | null {
	const titleWords = new Set(wordsOf(title));
	let [own, most]: [string | null, number] = [null, 0];
	for (const name of names) {
		const shared = wordsOf(name).filter((word) => titleWords.has(word)).length;
		if (shared > most) [own, most] = [name, shared];
	}
	// A title may name only the site; several headings are those of a template.
	own ??= names.length <= namesOfOneHeading ? (names[0] ?? null) : null;
	if (own === null) return null;
	const words = ` ${wordsOf(withoutRemarks(own.slice(0, longestCompared))).join(' ')} `;
	const framed = piecesOfTitle(title).find((piece) => {
		const part = ` ${wordsOf(piece).join(' ')} `;
		return part.length * 2 > words.length && part !== words && words.includes(part);
	});
	return framed ?? own;
}

/** Of the heading and of the structured data. */
const namesOfOneHeading = 2;

const wordsOf = (text: string) => wordTexts(text).map((word) => fold(word, null));

/**
 * “Apple Crumble (vegan, easy!)”, “Malibu Chicken: A Delicious Dinner”, “Cable – 2 m”, “Camera
 * Pan/Tilt”. “Broccoli, Cheddar & Spinach Frittata” goes on after its comma.
 */
const withoutRemarks = (name: string) =>
	name
		.split(/^\S+,/.test(name) ? remarks : remarksOrComma)[0]!
		.replace(/\s+/g, ' ')
		.trim();

const remarks = /\s*[|•:([{«»"“„!;]\s*|\s+[-–—/]\s+|\s\S+\/\S/u;
const remarksOrComma = new RegExp(`${remarks.source}|,`, 'u');

/** Long names go on with what belongs to the thing, or after a model number or a size. */
function shortened(name: string, isProduct: boolean, language: string | null): string | null {
	if (unspaced.test(name)) return name.length <= mostSyllables ? name : null;
	const most = isProduct ? wordsOfProduct : wordsOfDish;
	const grammar = language === null ? undefined : functionWordsOf(language);
	const words = name.split(' ');
	while (words.length > most) {
		const last = words.findLastIndex((word) => grammar?.has(fold(word, language)));
		if (last < 2) break;
		words.length = last;
	}
	if (words.length > most) {
		const afterModel = words.findIndex((word) => modelNumber.test(word)) + 1;
		const beforeSize = words.findIndex((word) => oneSize.test(word));
		words.length = afterModel || Math.max(0, beforeSize);
	}
	const isQuery = words.length > (isProduct ? 1 : 0) && words.join('').length > 2;
	return isQuery ? words.join(' ') : null;
}

/** Thai, Lao, Japanese and Chinese, without spaces between words. */
export const unspaced = /[\u0e00-\u0eff\u3040-\u9fff]/;
const mostSyllables = 14;
/** Names of products say more than people type. */
const wordsOfProduct = 5;
const wordsOfDish = 8;

/** The word for “recipe”, which people may leave out. */
const recipe =
	/(?<!\S)(?:recette (?:de la |de |du |des |d[’'])|(?:receta|ricetta|receita) (?:de |di |para |per )|recept (?:voor |på )|rezept für |recipe for |przepis na |(?:re(?:cipe|zept|cette|ceta|cept)|ricetta|receita|opp?skrift|przepis|рецепт)(?!\S))/iu;
/** “4x”. */
const count = /^\d+\s?[x×]\s/u;
const unit = '(?:mm|cm|m|m²|km|in|inch|ft|mg|g|kg|oz|lbs?|ml|cl|l|w|v|gb|tb|pcs?)';
const size = `\\d[\\d.,]*\\s?${unit}?(?:\\s?[x×]\\s?\\d[\\d.,]*\\s?${unit}?)*`;
/** “140 cm”, “60 x 30 cm”, “230g”. */
const sizes = new RegExp(`(?:\\s${size}(?<=\\d\\s?${unit}))+$`, 'iu');
const oneSize = new RegExp(`^${size}(?<=\\d${unit}|[x×]\\d+)$`, 'iu');
/** “C200”, “HMP2000”, “FX-991ES”. */
const modelNumber = /^\p{Lu}[\p{Lu}-]*\d/u;
