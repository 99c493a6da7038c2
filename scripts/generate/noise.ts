import { existsSync, readFileSync } from 'node:fs';
import type { Rule } from '@plumbline/core';

/** How often each rule makes a finding on real pages, as `bench/noise.ts` measures it. */
export interface Noise {
	readonly pages: number;
	/** From 0 to 1; a rule without a rate was not judged: it needs a keyword or what no saved page has. */
	readonly rates: Readonly<Record<string, number>>;
}

export function readNoise(file: string): Noise | null {
	if (!existsSync(file)) return null;
	// Our own file, written by bench/noise.ts.
	return JSON.parse(readFileSync(file, 'utf8')) as Noise;
}

export function noiseRate({ name }: Rule, { rates }: Noise): string {
	const rate = rates[name];
	return rate === undefined ? '–' : `${(rate * 100).toFixed(1)} %`;
}

export function noiseLine(rule: Rule, noise: Noise): string {
	if (rule.class === 'information') return 'Information: it makes no findings.';
	if (noise.rates[rule.name] === undefined) {
		return rule.needs?.includes('keyword')
			? 'Not measured: real pages come without a keyword.'
			: 'Not measured: saved pages do not hold what it reads.';
	}
	return `Makes a finding on ${noiseRate(rule, noise)} of ${noise.pages} real pages.`;
}
