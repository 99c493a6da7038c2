import { expect, test } from 'vitest';
import { synonymsOf, withKeywords, withSynonyms } from './synonyms.ts';

const kept = { keywords: ['bread', 'rye'], synonyms: { bread: ['loaf'], rye: ['secale'] } };

test('adds synonyms to one keyword only', () => {
	const { synonyms } = withSynonyms(kept, 'bread', ['loaf', 'boule']);
	expect(synonymsOf({ synonyms }, 'bread')).toEqual(['loaf', 'boule']);
	expect(synonymsOf({ synonyms }, 'rye')).toEqual(['secale']);
});

test('keeps the synonyms of remaining keywords and drops those of removed ones', () => {
	expect(withKeywords(kept, ['rye', 'spelt'])).toEqual({
		keywords: ['rye', 'spelt'],
		synonyms: { rye: ['secale'] },
	});
});

test('accepts any word as a keyword', () => {
	expect(synonymsOf(kept, 'constructor')).toEqual([]);
	const { synonyms } = withSynonyms(kept, '__proto__', ['prototype']);
	expect(synonymsOf({ synonyms }, '__proto__')).toEqual(['prototype']);
});
