import { auditHtml } from '@plumbline/core';
import { atMost, type FigureGroup } from './figure.ts';
import { hostilePages } from './hostile-pages.ts';

const TIMES = 4;
/** Linear is 4; what caches and collections do to long runs may come on top, a square would be 16. */
const AIM = 6;
const ROUNDS = 10;
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
	let best = Number.POSITIVE_INFINITY;
	let spent = 0;
	for (let round = 0; round <= ROUNDS && (round < 2 || spent < ENOUGH_MS); round++) {
		const before = process.threadCpuUsage();
		auditHtml(html, { geo: 'us', url: 'https://example.com/bread', keywords: ['bread'] });
		const { system, user } = process.threadCpuUsage(before);
		const time = (system + user) / 1000;
		spent += time;
		// The first meets code that nobody has compiled yet.
		if (round > 0) best = Math.min(best, time);
	}
	return best;
}
