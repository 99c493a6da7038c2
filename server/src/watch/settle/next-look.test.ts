import { expect, it } from 'vitest';
import { faultKinds, type Look } from '../look/fault.ts';
import { nextLookMs } from './next-look.ts';
import { settleFaults } from './settle-faults.ts';

const minute = 60_000;
const look = (...kinds: readonly ('noindex' | 'error_status')[]): Look => ({
	faults: kinds.map((kind) => ({ kind, detail: '' })),
	judged: new Set(kinds.includes('error_status') ? ['error_status'] : faultKinds),
});

it('does not recheck the content of a page that is down again and again', () => {
	let { faults } = settleFaults([], look('noindex'), 0);
	const looks: number[] = [];
	for (let nowMs: number | null = 0; nowMs !== null && looks.length < 20; ) {
		nowMs = nextLookMs([{ faults: faults ?? [], fields: null }], nowMs);
		if (nowMs === null) break;
		looks.push(nowMs / minute);
		({ faults } = settleFaults(faults, look('error_status'), nowMs));
	}
	expect(looks).toEqual([1, 2, 12]);
	expect(faults).toMatchObject([
		{ kind: 'noindex', state: 'suspected' },
		{ kind: 'error_status', state: 'open' },
	]);
});
