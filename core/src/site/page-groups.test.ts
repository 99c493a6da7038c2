import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPageGroups } from './page-groups.ts';

test('pages with the same key form a group, whatever else shares their slots', () => {
	// Few different halves, so that many keys share a slot.
	const half = fc.integer({ min: 0, max: 5 });
	fc.assert(
		fc.property(fc.array(fc.tuple(half, half), { maxLength: 60 }), fc.nat(59), (keys, version) => {
			const groups = createPageGroups(keys.length);
			for (const [page, key] of keys.entries()) groups.add(page, key);
			for (const [page, key] of keys.entries()) {
				const others = [...keys.entries()]
					.filter(([, [low, high]]) => low === key[0] && high === key[1])
					.map(([other]) => other)
					.filter((other) => other !== page && other !== version);
				expect(groups.others(groups.groupOf(page), new Set([page, version]))).toEqual({
					count: others.length,
					example: others[0] ?? -1,
				});
			}
		}),
	);
});
