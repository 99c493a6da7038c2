import { rules } from '@plumbline/core';
import { expect, test } from 'vitest';
import { wishesOf } from './audit-wishes.ts';
import { focusKeyword, withFocusKeyword } from './meta/post-meta.ts';

test('ignores dismissed rules, occurrences and classes', () => {
	const { ignored } = wishesOf({
		_plumbline_dismissals: [
			{ kind: 'rule', name: 'links_have_text', reason: 'The icons are labelled.' },
			{ kind: 'occurrence', name: 'a1', reason: '' },
			{ kind: 'class', name: 'accessibility', reason: '' },
		],
	});

	const ofClass = rules.filter((rule) => rule.class === 'accessibility');
	expect(ofClass.length).toBeGreaterThan(0);
	expect(ignored).toEqual({
		rules: ['links_have_text', ...ofClass.map(({ name }) => name)],
		occurrences: ['a1'],
	});
});

test('ignores rules and classes dismissed for the whole site', () => {
	const ofPost = { kind: 'rule', name: 'links_have_text', reason: '' } as const;
	const ofSite = { kind: 'rule', name: 'images_have_alt', reason: '' } as const;

	expect(wishesOf({ _plumbline_dismissals: [ofPost] }, [ofSite]).ignored.rules).toEqual([
		'links_have_text',
		'images_have_alt',
	]);
});

test('passes synonyms on with their keyword', () => {
	const keywords = [{ keyword: 'bread', synonyms: ['loaf'] }];

	expect(wishesOf({ _plumbline_keywords: keywords }).synonyms).toEqual({ bread: ['loaf'] });
});

test('a post without meta adds nothing to the request', () => {
	expect(wishesOf({})).toEqual({
		keywords: [],
		synonyms: {},
		textLanguage: '',
		isMeantToBeHidden: false,
		ignored: { rules: [], occurrences: [] },
	});
});

test('changing the first keyword leaves its synonyms and the others', () => {
	const others = [{ keyword: 'rye', synonyms: [] }];
	const meta = { _plumbline_keywords: [{ keyword: 'bread', synonyms: ['loaf'] }, ...others] };

	expect(withFocusKeyword(meta, 'sourdough')._plumbline_keywords).toEqual([
		{ keyword: 'sourdough', synonyms: ['loaf'] },
		...others,
	]);
	expect(focusKeyword(withFocusKeyword({}, 'sourdough'))).toBe('sourdough');
});
