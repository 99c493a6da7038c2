import { describe, expect, it } from 'vitest';
import { fromHtml } from '../../../read/html/from-html.ts';
import { createFactStore, type FactMemory } from '../../fact-store.ts';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';
import type { KnownFacts } from '../../page-facts.ts';
import { requestOfNobody } from '../../request-of-nobody.ts';

describe('opening', () => {
	it('has the first blocks of the main text', () => {
		const html = `<nav>Menu</nav><h1>Rye</h1>${'<p>Bread</p>'.repeat(20)}`;
		const texts = factsOfHtml(html)
			.get('opening')
			?.map(({ text }) => text);
		expect(texts).toEqual(['Rye', ...Array(7).fill('Bread')]);
	});

	it('is empty without text', () => {
		expect(factsOfHtml('<nav>Menu</nav>').get('opening')).toEqual([]);
	});

	it('is the same array until one of its blocks changes', () => {
		const page = fromHtml('<p>Rye</p>'.repeat(20), { given: {}, scope: 'document' });
		const memory: FactMemory = new Map();
		const openingOf = (textBlocks: KnownFacts['textBlocks']) =>
			createFactStore(
				{ ...page, facts: { ...page.facts, textBlocks } },
				requestOfNobody,
				memory,
			).get('opening');
		const blocks = page.facts.textBlocks ?? [];
		const spelt = { ...blocks[0]!, text: 'Spelt' };

		const before = openingOf(blocks);
		expect(openingOf(blocks.with(15, spelt))).toBe(before);
		expect(openingOf(blocks.slice(0, 8))).toBe(before);
		expect(openingOf(blocks.slice(0, 7))).not.toBe(before);
		expect(openingOf(blocks.with(2, spelt))?.[2]?.text).toBe('Spelt');
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('opening', tooDeep)).toBe('too_deep');
	});
});
