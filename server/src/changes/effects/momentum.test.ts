import { expect, it } from 'vitest';
import { createRandom, normal } from '../../testing/simulated-clicks.ts';
import { momentumOf } from './momentum.ts';
import { pagesAlone } from './pages-alone.ts';

/** Five kinds of ten pages that go on to gain this share of their late gain. */
function dateWith(momentum: number, random: () => number) {
	return pagesAlone(
		Array.from({ length: 5 }, (_, kind) => {
			const kindGain = 0.3 * normal(random);
			return Array.from({ length: 10 }, () => ({
				kind: `${kind}`,
				kindGain,
				outcome: 5 + momentum * kindGain + 0.1 * normal(random),
				history: [],
				events: 50,
			}));
		}).flat(),
	);
}

it.each([0, 0.8, -0.5])('finds a momentum of %f, drawn towards none', (momentum) => {
	const random = createRandom(6);
	const found = momentumOf(Array.from({ length: 10 }, () => dateWith(momentum, random)));
	expect(Math.abs(found - momentum)).toBeLessThan(0.1);
	expect(Math.abs(momentumOf([dateWith(momentum, random)]))).toBeLessThan(
		Math.max(Math.abs(momentum), 0.1),
	);
});

it('assumes none where no other date is known', () => {
	expect(momentumOf([])).toBe(0);
});
