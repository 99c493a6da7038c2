import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const indexOf = (html: string) => factsOfHtml(html).get('textIndex');
const page = (body: string) => `<!doctype html><html lang="en"><title>x</title><body>${body}`;

const english = 'You need flour, water and salt, and the dough should rest for a few hours.';

describe('textIndex', () => {
	it('contains the words of the main text, block by block', () => {
		const index = indexOf(page('<nav>Menu</nav><main><h1>Rye bread</h1><p>It is dark.</p></main>'));
		expect(index).toMatchObject({ language: 'en', wordCount: 5 });
		expect(index?.blocks.map(({ text, wordCount }) => [text, wordCount])).toEqual([
			['Rye bread', 2],
			['It is dark.', 3],
		]);
	});

	it('is empty on a page without text', () => {
		expect(indexOf('')).toMatchObject({ language: null, blocks: [], wordCount: 0 });
	});

	it('reads a block in the language of its own lang attribute', () => {
		const index = indexOf(
			page(`<p>${english}</p><p lang="tr">ISPARTA gülü</p><p lang="en">Roses</p>`),
		);
		expect(index?.blocks.map(({ forms }) => forms.language)).toEqual(['en', 'tr', 'en']);
		index?.blocks[1]?.wordForms();
		expect(index?.blocks[1]?.forms.folded).toContain('ısparta');
		expect(index?.blocks.map(({ forms }) => forms.model !== undefined)).toEqual([
			true,
			false,
			true,
		]);
	});

	it('reads no block in a language that the whole page declares wrongly', () => {
		const body = `<p>${english} ${english}</p><p lang="de">Roses</p>`;
		const index = indexOf(`<html lang="de"><body>${body}`);
		expect(index?.blocks.map(({ forms }) => forms.language)).toEqual(['en', 'en']);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('textIndex', `<p>Rye</p>${tooDeep}`)).toBe('too_deep');
	});
});
