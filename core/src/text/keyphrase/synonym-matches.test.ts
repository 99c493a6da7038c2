import { expect, it } from 'vitest';
import { parseKeyphrase } from './keyphrase.ts';
import { matchWithSynonyms } from './synonym-matches.ts';
import { createTextIndex } from './text-index.ts';

it.each<[keyphrase: string, synonyms: string[], text: string, hits: string[]]>([
	['sneakers', ['running shoes'], 'Running shoes and sneakers', ['running shoes', 'itself']],
	['sneakers', ['running shoe', 'shoes'], 'Running shoes', ['running shoe']],
	['running shoes', ['shoes'], 'Running shoes', ['itself']],
	['rye bread', ['dark loaf'], 'Bread of rye, a dark loaf', ['itself', 'dark loaf']],
	['rye bread', ['dark loaf'], 'Rye bread: the loaf is dark', ['itself']],
	['bread', ['loaf'], 'Loaf, bread, loaf and bread', ['loaf', 'itself', 'loaf', 'itself']],
	['rye bread', ['bread roll'], 'Bread rolls, rye bread rolls', ['bread roll', 'itself']],
	['sneakers', ['“red shoe”'], 'Red shoes', []],
	['sneakers', ['c++, fast'], 'Fast, c++', ['c++, fast']],
])('finds %j or %j in %j', (keyphrase, synonyms, text, hits) => {
	const found = matchWithSynonyms(
		createTextIndex([text], 'en'),
		parseKeyphrase(keyphrase),
		synonyms.map(parseKeyphrase),
	);
	expect(found.matches.map(({ synonym }) => synonym ?? 'itself')).toEqual(hits);
	expect(found.found).toBe(hits.length > 0);
});

it('is unsure if a synonym is the only possible match', () => {
	const index = createTextIndex(['机器学习算法入门'], 'zh');
	const found = matchWithSynonyms(index, parseKeyphrase('面包'), [parseKeyphrase('算法')]);
	expect(found).toEqual({ found: null, matches: [], unsureBlocks: [0] });
});
