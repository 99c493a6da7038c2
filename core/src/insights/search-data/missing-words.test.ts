import { expect, test } from 'vitest';
import { missingWords } from './missing-words.ts';

test.each([
	['rye bread recipe', ['Rye breads from our oven'], 'en', ['recipe']],
	['how to bake a rye bread', ['Rye bread, baked slowly'], 'en', []],
	['bread of rye', ['Rye', 'Bread'], 'en', []],
	['hundefutter', ['Futter für Hunde'], 'de', ['hundefutter']],
	['食パン 通販', ['食パンのお店'], 'ja', ['食パン 通販']],
	['rye bread', ['Cakes'], null, null],
	['rye bread', ['Rye bread'], null, []],
] as const)('of “%s”, %j lacks (%s) %j', (query, texts, language, words) => {
	expect(missingWords(query, texts, language)).toEqual(words);
});
