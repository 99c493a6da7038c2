import { auditHtml } from '@plumbline/core';
import { atMost, type FigureGroup } from './figure.ts';
import { hostilePages } from './hostile-pages.ts';

const TIMES = 4;
/** Linear is 4; what caches and collections do to long runs may come on top, a square would be 16. */
const AIM = 6;
const ROUNDS = 10;
/** The clock of a thread’s own time may tick in steps of 4 ms, or not at all; a quick audit is repeated within a round. */
const ROUND_MS = 60;
/** A slow page is measured less often, at least once, so that all of them end within two minutes. */
const ENOUGH_MS = 1200;

/** Four times the page costs about four times as much, whatever somebody writes into it. */
export function noInputIsSuperlinear(): FigureGroup {
	return {
		title: 'Hostile pages stay linear',
		method: `The processor time of the best of up to ${ROUNDS} full audits with a keyword, of each page and of one with ${TIMES} times as many parts.`,
		figures: hostilePages.map(({ html, name, parts }) => {
			const small = bestOf(html(parts));
			const large = bestOf(html(parts * TIMES));
			const ratio = large / small;
			return {
				name: `${name}, ${parts.toLocaleString('en')} → ${(parts * TIMES).toLocaleString('en')}`,
				measured: `${ratio.toFixed(1)}× (${small.toFixed(1)} → ${large.toFixed(1)} ms)`,
				...atMost(ratio, AIM),
			};
		}),
	};
}

/** Of the thread’s own time, in milliseconds: what else the machine does decides nothing here. */
function bestOf(html: string): number {
	// The first meets code that nobody has compiled yet.
	timeOf(html, 1);
	const repeats = Math.ceil(ROUND_MS / Math.max(1, timeOf(html, 1)));
	let best = Number.POSITIVE_INFINITY;
	let spent = 0;
	for (let round = 0; round < ROUNDS && spent < ENOUGH_MS; round++) {
		const time = timeOf(html, repeats);
		spent += time * repeats;
		best = Math.min(best, time);
	}
	return best;
}

function timeOf(html: string, repeats: number): number {
	const before = process.threadCpuUsage();
	for (let count = 0; count < repeats; count++) {
		auditHtml(html, { geo: 'us', url: 'https://example.com/bread', keywords: ['bread'] });
	}
	const { system, user } = process.threadCpuUsage(before);
	return (system + user) / 1000 / repeats;
}
