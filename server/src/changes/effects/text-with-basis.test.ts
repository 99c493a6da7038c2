import { expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import type { MeasuredEffect } from './did-it-work.ts';
import { textWithBasis } from './text-with-basis.ts';

const answer: Answer = { answer: 'more', share: 0.2, range: { from: 0.1, to: 0.3 } };
const clicks = {
	effect: 0.18,
	ownVariance: 0,
	poolVariance: 0,
	kindVariance: 0,
	degreesOfFreedom: 10,
	margin: 0.1,
	chance: 0.001,
	pageVariance: 0,
	earlierChances: [0.5, 0.03, 0.9],
};
const effect: MeasuredEffect = {
	state: 'measured',
	windows: { weeks: 4, before: { from: 0, to: 1 }, after: { from: 1, to: 2 }, history: [] },
	comparablePages: 30,
	changedPages: 8,
	youngPages: 0,
	canWait: true,
	clicksBefore: 1,
	clicksAfter: 1,
	clicks,
	impressions: clicks,
	position: null,
	clicksAtPosition: null,
};

it('says how often the method would have been wrong on earlier days', () => {
	expect(textWithBasis(answer, effect, 'en')).toBe(
		'20% more clicks than comparable pages that were left alone (likely +10% to +30%). On 3 earlier days without a change, this method would have claimed an effect on the same pages once.',
	);
	expect(textWithBasis(answer, effect, 'ja')).toMatch(
		/\)。変更のなかった過去の3日で同じページを調べると、この方法が効果ありとしたのは1回です。$/,
	);
});

it('says so where there are no earlier days', () => {
	const untested = { ...effect, clicks: { ...clicks, earlierChances: [] } };
	expect(textWithBasis(answer, untested, 'en')).toMatch(
		/\. The figures are too short to test the method on the same pages on earlier days\.$/,
	);
});

it('says which pages are left out', () => {
	const young = { ...effect, youngPages: 2 };
	const scarce: Answer = { answer: 'not_enough_data', weeks: null, pages: 35 };
	expect(textWithBasis(scarce, young, 'en')).toBe(
		'Not enough data: it takes about 35 pages with the same change. 2 pages that are younger than 16 weeks are left out, because young pages grow on their own.',
	);
});
