import type { SearchEngine } from '../robots/crawlers.ts';
import type { Script } from '../text/words/script.ts';
import { ruleSet202611 } from './rule-set-2026-11.ts';

export interface DescriptionLimit {
	readonly desktopPx: number;
	readonly phonePx: number;
}

/** Limits and engines of one country: data of the rule set, never of a rule. */
export interface RuleSet {
	readonly version: string;
	readonly geo: string;
	/** The search engines of the country, the most used first. */
	readonly engines: readonly SearchEngine[];
	/** Titles are cut at this width, in CSS pixels at this font size. */
	readonly title: { readonly fontSizePx: number; readonly limitPx: number };
	/** Descriptions are cut at these widths, in CSS pixels, by script. */
	readonly description: {
		readonly fontSizePx: number;
		readonly limits: Readonly<Partial<Record<Script, DescriptionLimit>>>;
		readonly otherScripts: DescriptionLimit;
	};
	/** The highest number of distinct crawlable links on one page. */
	readonly linkLimit: number;
	/** An engine of the country says that the keywords meta tag may count. */
	readonly metaKeywordsMayCount: boolean;
	/** How often a title may repeat a word before it reads as stuffing. */
	readonly titleWordRepetitions: number;
}

export interface RuleSetVersion {
	readonly version: string;
	forGeo(geo: string): RuleSet;
}

const versions: readonly RuleSetVersion[] = [ruleSet202611];

/** The newest version, which audits use by default. */
export const currentRuleSet = ruleSet202611.version;

/** Every version that `ruleSet` may name. */
export const ruleSetVersions: readonly string[] = versions.map(({ version }) => version);

/** `geo` as returned by `parseGeo`; `undefined` for a version that does not exist. */
export function ruleSetFor(geo: string): RuleSet;
export function ruleSetFor(geo: string, version: string | undefined): RuleSet | undefined;
export function ruleSetFor(geo: string, version = currentRuleSet): RuleSet | undefined {
	const name = `${version} ${geo}`;
	const ruleSet =
		ruleSets.get(name) ?? versions.find((known) => known.version === version)?.forGeo(geo);
	if (ruleSet) ruleSets.set(name, ruleSet);
	return ruleSet;
}

/** By version and country, so that lists derived from one can be cached. */
const ruleSets = new Map<string, RuleSet>();

export function descriptionLimit(ruleSet: RuleSet, script: Script | null): DescriptionLimit {
	const { limits, otherScripts } = ruleSet.description;
	return (script && limits[script]) ?? otherScripts;
}
