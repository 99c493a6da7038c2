import { describe, expect, it } from 'vitest';
import ja from '../../locales/ja.json' with { type: 'json' };
import { phrases } from './phrases.ts';
import { placeholdersOf } from './text-template.ts';

const japanese: Readonly<Record<string, string>> = ja;

describe('the phrases', () => {
	it.each(Object.entries(phrases))('%s has the same values in Japanese', (key, text) => {
		const translated = japanese[`phrase.${key}`] ?? text;
		expect(placeholdersOf(translated).toSorted()).toEqual(placeholdersOf(text).toSorted());
	});

	it('has no Japanese form of a phrase that no longer exists', () => {
		const keys = Object.keys(japanese).filter((key) => key.startsWith('phrase.'));
		expect(keys.filter((key) => !(key.slice('phrase.'.length) in phrases))).toEqual([]);
	});
});
