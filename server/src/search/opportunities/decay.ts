import { claims } from '../../changes/effects/false-discoveries.ts';
import { chanceBeyond } from '../../changes/effects/student.ts';

export interface PageWeeks {
	readonly pageId: number;
	/** Clicks by week, oldest first. */
	readonly clicks: readonly number[];
}

export interface Decay {
	readonly pageId: number;
	readonly clicks: readonly number[];
	/** The clicks of the newest weeks if the page had moved like the whole site. */
	readonly expected: number;
	readonly chance: number;
}

/** The weeks that may have fallen. */
export const newestWeeks = 4;
/** With fewer weeks before them, nobody knows how much a page varies by itself. */
export const fewestEarlierWeeks = 12;

/** The pages that lost more clicks in the newest weeks than the site did, beyond their own noise. */
export function decays(pages: readonly PageWeeks[], site: readonly number[]): Decay[] {
	if (site.length < newestWeeks + fewestEarlierWeeks) return [];
	const compared = pages.flatMap((page) => compareWithSite(page, site) ?? []);
	const claimed = claims(compared.map(({ chance }) => chance));
	return compared.filter((_, index) => claimed[index]);
}

function compareWithSite({ pageId, clicks }: PageWeeks, site: readonly number[]): Decay | null {
	const split = site.length - newestWeeks;
	const [before, after] = [sum(clicks.slice(0, split)), sum(clicks.slice(split))];
	const [siteBefore, siteAfter] = [sum(site.slice(0, split)), sum(site.slice(split))];
	if (before === 0 || siteBefore === 0 || siteAfter === 0) return null;
	const share = before / siteBefore;
	const expected = share * siteAfter;
	const noise = noiseOf(clicks.slice(0, split), site.slice(0, split), share);
	const variance = noise * expected * (1 + siteAfter / siteBefore);
	const t = (after - expected) / Math.sqrt(variance);
	const beyond = chanceBeyond(t, split - 1) / 2;
	return { pageId, clicks, expected, chance: t < 0 ? beyond : 1 - beyond };
}

/** The page’s own variance per expected click; at least that of a Poisson distribution. */
function noiseOf(clicks: readonly number[], site: readonly number[], share: number): number {
	let surplus = 0;
	for (const [week, ofSite] of site.entries()) {
		const expected = share * ofSite;
		if (expected > 0) surplus += ((clicks[week] ?? 0) - expected) ** 2 / expected;
	}
	return Math.max(1, surplus / (site.length - 1));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
