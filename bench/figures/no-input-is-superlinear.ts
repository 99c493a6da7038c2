import { auditHtml } from '@plumbline/core';
import { atMost, type FigureGroup } from './figure.ts';
import { hostilePages } from './hostile-pages.ts';

const times = 4;
/** 4 is linear and 16 quadratic; cache misses and garbage collection in long runs may add to 4. */
const aim = 6;
const rounds = 10;
/**
 * In ms. The clock of thread CPU time may tick in steps of 4 ms, so short audits are repeated
 * within a round.
 */
const roundMs = 60;
/** In ms. Limits the rounds of slow pages, so that all pages together take less than two minutes. */
const enoughMs = 1200;

/** A page four times as long takes about four times as long, whatever its content. */
export function noInputIsSuperlinear(): FigureGroup {
	return {
		title: 'Hostile pages stay linear',
		method: `Processor time of the fastest of up to ${rounds} full audits with a keyword: each page, and the same page with ${times} times as many parts.`,
		figures: hostilePages.map(({ html, name, parts }) => {
			const small = bestOf(html(parts));
			const large = bestOf(html(parts * times));
			const ratio = large / small;
			return {
				name: `${name}, ${parts.toLocaleString('en')} → ${(parts * times).toLocaleString('en')}`,
				measured: `${ratio.toFixed(1)}× (${small.toFixed(1)} → ${large.toFixed(1)} ms)`,
				...atMost(ratio, aim),
			};
		}),
	};
}

/** The best CPU time in ms, so other load on the machine does not count. */
function bestOf(html: string): number {
	// Not timed: in the first run, the code is not compiled yet.
	timeOf(html, 1);
	const repeats = Math.ceil(roundMs / Math.max(1, timeOf(html, 1)));
	let best = Number.POSITIVE_INFINITY;
	let spent = 0;
	for (let round = 0; round < rounds && spent < enoughMs; round++) {
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
