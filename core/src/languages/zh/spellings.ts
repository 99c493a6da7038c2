import { escapedPattern } from '../../text/words/escaped-pattern.ts';
import { shapes, variants } from './variants.generated.ts';

let others: ReadonlyMap<string, string> | undefined;

/** A pattern for a piece of text in simplified and traditional characters. */
export function spellings(term: string): string | undefined {
	others ??= collect();
	let hasOthers = false;
	const pattern = Array.from(term, (character) => {
		const known = others!.get(character);
		if (known === undefined) return escapedPattern(character);
		hasOthers = true;
		return `[${character}${known}]`;
	});
	return hasOthers ? pattern.join('') : undefined;
}

/** 发 has 發 and 髮, but these are different words: each has only 发. */
function collect(): ReadonlyMap<string, string> {
	const collected = new Map<string, string>();
	const add = (one: string, other: string) => collected.set(one, (collected.get(one) ?? '') + other);
	for (const [simplified = '', ...traditional] of variants.split(' ').map((group) => [...group])) {
		for (const one of traditional) {
			add(simplified, one);
			add(one, simplified);
		}
	}
	for (const [one = '', other = ''] of shapes.split(' ').map((pair) => [...pair])) {
		const [ofOne = '', ofOther = ''] = [collected.get(one), collected.get(other)];
		add(one, other + ofOther);
		add(other, one + ofOne);
	}
	return collected;
}
