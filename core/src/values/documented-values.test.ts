import { describe, expect, it } from 'vitest';
import { allDocumentedValues, documentedValues } from './documented-values.ts';
import { itemDemands } from './item-demands.ts';
import { textDemands } from './text-demands.ts';

const named = (type: string, property: string) =>
	documentedValues([type]).filter((value) => value.property === property);

describe('the documented values', () => {
	it('name only demands that somebody can judge', () => {
		const demands = new Set(allDocumentedValues().map(({ demand }) => demand));
		const known = [...Object.keys(textDemands), ...Object.keys(itemDemands)];
		expect([...demands].sort()).toEqual(known.sort());
	});

	it('give a form that meets its own pattern', () => {
		const forms = allDocumentedValues().filter(({ demand }) => demand === 'like');
		expect(forms.length).toBeGreaterThan(0);
		const unmet = forms.filter(({ asked }) => {
			const [, example] = asked.split(' e.g. ');
			return !example || textDemands.like?.(example, asked) !== null;
		});
		expect(unmet).toEqual([]);
	});

	it('name Google’s page about each', () => {
		for (const { source } of allDocumentedValues()) {
			expect(source).toMatch(
				/^https:\/\/developers\.google\.com\/search\/docs\/appearance\/[\w/-]+$/,
			);
		}
	});

	it('give a subtype what is documented for its family', () => {
		expect(named('NewsArticle', 'datePublished')).toEqual(named('Article', 'datePublished'));
	});

	it('separate required values from recommended ones', () => {
		expect(named('Offer', 'price')).toMatchObject([
			{ demand: 'number', asked: '0..', isRequired: true },
		]);
		expect(named('LocalBusiness', 'priceRange')).toMatchObject([{ isRequired: false }]);
	});

	it('know nothing about other types', () => {
		expect(documentedValues(['Sandwich'])).toEqual([]);
	});
});
