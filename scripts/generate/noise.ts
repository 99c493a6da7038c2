import { existsSync, readFileSync } from 'node:fs';
import type { Rule } from '@plumbline/core';

/** How often each rule makes a finding on real pages, as `bench/noise.ts` measures it. */
export interface Noise {
	readonly pages: number;
	/** From 0 to 1; a rule without a rate made none. */
	readonly rates: Readonly<Record<string, number>>;
}

export function readNoise(file: string): Noise | null {
	if (!existsSync(file)) return null;
	// Our own file, written by bench/noise.ts.
	return JSON.parse(readFileSync(file, 'utf8')) as Noise;
}

export const noiseRate = ({ name }: Rule, { rates }: Noise): string =>
	`${((rates[name] ?? 0) * 100).toFixed(1)} %`;

export function noiseLine(rule: Rule, noise: Noise): string {
	const asked = rule.needs?.includes('keyword') ? ' They were audited without a keyword.' : '';
	return `Makes a finding on ${noiseRate(rule, noise)} of ${noise.pages} real pages.${asked}`;
}
