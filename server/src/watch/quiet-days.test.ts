import { expect, it } from 'vitest';
import { createRandom } from '../testing/simulated-clicks.ts';
import { type Fault, faultKinds, type Look } from './fault.ts';
import { type KnownFault, nextFaultLookMs, settleFaults } from './settle-faults.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Trouble {
	readonly fromMs: number;
	readonly toMs: number;
	readonly fault: Fault;
}

/** An outage or a deploy a day, over within eight minutes, on 90 days of one page. */
function shortTroubles(random: () => number): readonly Trouble[] {
	const kinds: readonly Fault[] = [
		{ kind: 'error_status', detail: '503' },
		{ kind: 'unreachable', detail: 'timeout' },
		{ kind: 'noindex', detail: 'a deploy of the staging settings' },
		{ kind: 'title', detail: 'an empty cache' },
	];
	return Array.from({ length: 90 }, () => {
		const fromMs = random() * 90 * day;
		const fault = kinds[Math.floor(random() * kinds.length)]!;
		return { fromMs, toMs: fromMs + random() * 8 * minute, fault };
	});
}

const judged = new Set(faultKinds);

/** Looks every hour, and again whenever something waits for confirmation. */
function watchFor90Days(lookAt: (nowMs: number) => Look) {
	let faults: readonly KnownFault[] | null = null;
	const told: string[] = [];
	let suspicions = 0;
	for (let nowMs = 0; nowMs < 90 * day; ) {
		const settled = settleFaults(faults, lookAt(nowMs), nowMs);
		faults = settled.faults;
		if (faults?.some(({ state }) => state === 'suspected')) suspicions++;
		told.push(...settled.opened.map(({ kind }) => kind));
		told.push(...settled.cleared.map(({ kind }) => `well: ${kind}`));
		const hour = Math.floor(nowMs / (60 * minute) + 1) * 60 * minute;
		nowMs = Math.min(hour, nextFaultLookMs(faults ?? []) ?? hour);
	}
	return { told, suspicions };
}

it('tells nothing about short outages and deploys in 90 days', () => {
	const random = createRandom(3);
	for (let page = 0; page < 20; page++) {
		const troubles = shortTroubles(random);
		const { suspicions, told } = watchFor90Days((nowMs) => ({
			judged,
			faults: troubles
				.filter(({ fromMs, toMs }) => nowMs >= fromMs && nowMs < toMs)
				.map(({ fault }) => fault)
				.filter(({ kind }, index, all) => all.findIndex((one) => one.kind === kind) === index),
		}));
		expect(told).toEqual([]);
		expect(suspicions).toBeGreaterThan(0);
	}
});

it('tells nothing about a server that answers one request in fifty with an error', () => {
	const random = createRandom(4);
	for (let page = 0; page < 20; page++) {
		const { suspicions, told } = watchFor90Days(() => ({
			judged,
			faults: random() < 0.02 ? [{ kind: 'error_status', detail: '503' }] : [],
		}));
		expect(told).toEqual([]);
		expect(suspicions).toBeGreaterThan(0);
	}
});

it('tells once about a fault that stays, and once that it is well again', () => {
	const fault: Fault = { kind: 'canonical', detail: 'https://elsewhere.example/' };
	const { told } = watchFor90Days((nowMs) => ({
		judged,
		faults: nowMs > 30 * day && nowMs < 60 * day ? [fault] : [],
	}));
	expect(told).toEqual(['canonical', 'well: canonical']);
});
