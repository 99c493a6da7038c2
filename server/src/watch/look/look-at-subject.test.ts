import { dayMs } from '@plumbline/core/time';
import { expect, it } from 'vitest';
import { lookAtCertificate } from './look-at-subject.ts';

it.each([
	[90, 15, []],
	[90, 13, ['2027-01-14']],
	[6, 2, []],
	[6, 1, ['2027-01-02']],
	[90, -1, ['2026-12-31']],
])('of a certificate for %i days, with %i left, reports %j', (days, left, ends) => {
	const nowMs = Date.UTC(2027, 0, 1);
	const endMs = nowMs + left * dayMs;
	const { faults } = lookAtCertificate({ fromMs: endMs - days * dayMs, endMs }, nowMs);
	expect(faults.map(({ detail }) => detail)).toEqual(ends);
});

it('reports no certificate fault if the server cannot be reached, which is a fault of its pages', () => {
	expect(lookAtCertificate(null, 0)).toMatchObject({ faults: [], isPartial: true });
});
