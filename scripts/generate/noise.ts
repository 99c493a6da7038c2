import { existsSync, readFileSync } from 'node:fs';
import type { Rule } from '@plumbline/core';

/** How often each rule makes a finding on real pages, measured by `bench/noise.ts`. */
export interface Noise {
	readonly pages: number;
	/** From 0 to 1. */
	readonly rates: Readonly<Record<string, number>>;
	/** Rules that cannot be measured on saved pages, because they need a keyword or facts of a visit. */
	readonly unjudged: readonly string[];
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
	if (noise.rates[rule.name] === undefined) return reasonWithoutRate(rule, noise);
	return `Makes a finding on ${noiseRate(rule, noise)} of ${noise.pages} real pages.`;
}

function reasonWithoutRate({ name, needs }: Rule, { unjudged }: Noise): string {
	if (needs?.includes('keyword')) return 'Not measured: real pages come without a keyword.';
	return unjudged.includes(name)
		? 'Not measured: saved pages do not hold the facts it reads.'
		: 'Not measured yet.';
}
