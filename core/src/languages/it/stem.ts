import { declensions } from '../forms/declensions.ts';

/** “amici” and “amiche”, “alberghi”: the h only keeps the sound. */
const unsoftened = (stem: string) => stem.replace(/(?<=[cg])h$/, '').replace(/(?<=...)i$/, '');

const nouns = declensions(
	['o i', 'io i', 'a e', 'ia e ie', 'e i', '- s', 'o a', 'a i'],
	unsoftened,
);

/** Feminine and masculine of one adjective; in nouns they are two words: “porto” and “porta”. */
const adjective =
	/(?:[aiu]t|[aeiou]s|iv|ic|ian|ari|tori|al|nuov|buon|bell|piccol|ross|ner|bianc|economic|vecchi|ragazz|bambin|gatt|amic|figli|nonn|zi)[oaie]$/;
/** Masculine in a: “problemi” of “problema”, “turisti” of “turista”. */
const masculineInA = /(?:m|ist|et|iat|crat)[ai]$/;
/** Plurals in a: “uova” of “uovo”. */
const pluralInA = /^(?:uov|labbr|bracci|dit|ginocchi|ciglii?|lenzuol|pai|migliai|oss|mur)[oaie]$/;

export const stem = nouns.stem;

export function areForms(one: string, other: string): boolean {
	if (one.length !== other.length && !nouns.areForms(one, other)) return false;
	const [first, second] = [one.at(-1)!, other.at(-1)!].sort() as [string, string];
	const pair = first + second;
	if (pair === 'ai') return masculineInA.test(one) && masculineInA.test(other);
	if (pair === 'ao') return pluralInA.test(one) || adjective.test(one);
	if (pair === 'eo') return adjective.test(one) && adjective.test(other);
	return true;
}
