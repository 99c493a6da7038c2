import type { Site } from '@plumbline/core/api';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useNavigation } from '../address/address.ts';
import { type Period, periodsOf, type Range, ranges, todayHere } from '../address/periods.ts';

export interface SiteState {
	readonly sites: readonly Site[];
	readonly reload: () => void;
}

export const SiteContext = createContext<SiteState>({ sites: [], reload: () => undefined });

export interface Chosen {
	readonly site: Site;
	/** Null if the site tracks no search engine. */
	readonly engine: string | null;
	readonly range: Range;
	readonly period: Period;
	readonly before: Period;
}

/** The site, search engine and period that the address names, or the first ones. Null without a site. */
export function useChosen(): Chosen | null {
	const { sites } = useContext(SiteContext);
	const { query } = useNavigation();
	const site = sites.find(({ site_global_key: key }) => key === query.get('site')) ?? sites[0];
	if (site === undefined) return null;
	const engines = site.search_engine_global_keys;
	const engine = engines.find((key) => key === query.get('engine')) ?? engines[0] ?? null;
	const range = ranges.find((known) => known === query.get('range')) ?? '28';
	const [period, before] = periodsOf(range, todayHere());
	return { site, engine, range, period, before };
}
