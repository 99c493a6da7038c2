import { expect, it } from 'vitest';
import { type BrokenPart, findBrokenTexts } from './broken-texts.ts';

it.each<[texts: string[], broken: BrokenPart[]]>([
	[[], []],
	[['Plain', 'text'], []],
	[
		['Plain', 'Itâ€™s here', 'and Iâ€™m there'],
		[
			{ index: 1, sample: 'Itâ€™s' },
			{ index: 2, sample: 'Iâ€™m' },
		],
	],
	[
		['One cafÃ©', 'another cafÃ©'],
		[
			{ index: 0, sample: 'cafÃ©' },
			{ index: 1, sample: 'cafÃ©' },
		],
	],
	[['Only one Ã©', 'text'], []],
	[['Two Ã© and Ã¨ in one'], [{ index: 0, sample: 'Ã©' }]],
	[['', 'a\uFFFD'], [{ index: 1, sample: 'a\uFFFD' }]],
])('in %j finds %j', (texts, broken) => {
	expect(findBrokenTexts(texts)).toEqual(broken);
});

it('keeps samples short', () => {
	const [part] = findBrokenTexts([`${'a'.repeat(500)}\uFFFD${'b'.repeat(500)}`]);
	expect(part?.sample).toBe(`${'a'.repeat(20)}\uFFFD${'b'.repeat(20)}`);
});
