import { describe, expect, it } from 'vitest';
import { hasOnlyFunctionWords, parseKeyphrase } from './keyphrase.ts';

describe('parseKeyphrase', () => {
	it('keeps a keyphrase with commas as one', () => {
		expect(parseKeyphrase(' kabel 1,5 mm², rot ')).toMatchObject({
			text: 'kabel 1,5 mm², rot',
			isQuoted: false,
			isUnspaced: false,
		});
	});

	it.each([
		'"red shoes"',
		'“red shoes”',
		'„red shoes“',
		'«red shoes»',
		'« red shoes »',
		'«\u00A0red shoes\u202F»',
		'»red shoes«',
		'„red shoes”',
		'「red shoes」',
		'『red shoes』',
		'＂red shoes＂',
	])('takes the quotes off %s', (given) => {
		expect(parseKeyphrase(given)).toMatchObject({ text: 'red shoes', isQuoted: true });
	});

	it('leaves a stray quote alone', () => {
		expect(parseKeyphrase('24" monitor')).toMatchObject({ text: '24" monitor', isQuoted: false });
	});

	it('recognizes scripts without spaces', () => {
		expect(parseKeyphrase('iPhone ケース').isUnspaced).toBe(true);
		expect(parseKeyphrase('서울 카페').isUnspaced).toBe(false);
	});
});

it.each([
	['to be or not to be', 'en', true],
	['how to bake', 'en', false],
	['der die das', 'de', true],
	['東京', 'ja', undefined],
	['la', 'eo', undefined],
])('%j in %s contains only function words: %j', (text, language, expected) => {
	expect(hasOnlyFunctionWords(parseKeyphrase(text), language)).toBe(expected);
});
