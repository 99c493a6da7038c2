import { expect, test } from 'vitest';
import { synonymsOf, withSynonyms } from './synonyms.ts';

const kept = { synonyms: { bread: ['loaf'], rye: ['secale'] } };

test('adds synonyms to one keyword only', () => {
	const { synonyms } = withSynonyms(kept, 'bread', ['loaf', 'boule']);
	expect(synonymsOf({ synonyms }, 'bread')).toEqual(['loaf', 'boule']);
	expect(synonymsOf({ synonyms }, 'rye')).toEqual(['secale']);
});

test('accepts any word as a keyword', () => {
	expect(synonymsOf(kept, 'constructor')).toEqual([]);
	const { synonyms } = withSynonyms(kept, '__proto__', ['prototype']);
	expect(synonymsOf({ synonyms }, '__proto__')).toEqual(['prototype']);
});
