import { expect, test } from 'vitest';
import { typedPreview } from './typed-preview.ts';

const typed = {
	title: 'Sourdough | Bakery',
	description: 'Flour, water, salt.',
	siteName: 'Bakery',
	url: 'https://www.example.com/bread/sourdough/',
	geo: 'us',
};

test('shows typed texts as a results page would show the page', () => {
	const { title, description, ...address } = typedPreview(typed);

	expect(address).toEqual({
		siteName: 'Bakery',
		host: 'example.com',
		path: ['bread', 'sourdough'],
	});
	expect(title).toMatchObject({ shown: 'Sourdough', rest: '', limit: 600 });
	expect(description?.phone.shown).toBe('Flour, water, salt.');
});

test('cuts earlier on a phone, and by the limits of the country', () => {
	const description = '小麦粉と水と塩だけで焼くパン。'.repeat(10);
	const preview = typedPreview({ ...typed, description, geo: 'jp' }).description;

	expect(preview?.phone.shown.length).toBeLessThan(preview?.desktop.shown.length ?? 0);
	expect(preview?.desktop.rest).not.toBe('');
});

test('is empty if nothing was typed', () => {
	const preview = typedPreview({ ...typed, title: ' ', description: '', siteName: '', url: null });

	expect(preview).toEqual({ siteName: '', host: '', path: [], title: null, description: null });
});
