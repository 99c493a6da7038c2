import type { SearchCoverage, Site } from '@plumbline/core/api';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { useNavigation } from '../address/address.ts';
import { type Periods, periodsOf, type Range, ranges, todayHere } from '../address/periods.ts';

export interface SiteState {
	readonly sites: readonly Site[];
	readonly reload: () => void;
}

export const SiteContext = createContext<SiteState>({ sites: [], reload: () => undefined });

/**
 * The days for which the chosen search engine has complete figures; null where no screen needs
 * them.
 */
export const CoverageContext = createContext<SearchCoverage | null>(null);

export interface ChosenSite {
	readonly site: Site;
	/** Null if the site tracks no search engine. */
	readonly engine: string | null;
	readonly range: Range;
}

export type Chosen = ChosenSite & Periods;

/** The site, search engine and range that the address names, or the first ones. Null without a site. */
export function useChosenSite(): ChosenSite | null {
	const { sites } = useContext(SiteContext);
	const { query } = useNavigation();
	const site = sites.find(({ site_global_key: key }) => key === query.get('site')) ?? sites[0];
	if (site === undefined) return null;
	const engines = site.search_engine_global_keys;
	const engine = engines.find((key) => key === query.get('engine')) ?? engines[0] ?? null;
	const range = ranges.find((known) => known === query.get('range')) ?? '28';
	return { site, engine, range };
}

/** The same with its periods. */
export function useChosen(): Chosen | null {
	const chosen = useChosenSite();
	const coverage = useContext(CoverageContext);
	const range = chosen?.range ?? '28';
	const periods = useMemo(
		() => periodsOf(range, todayHere(), coverage ?? unknown),
		[range, coverage],
	);
	return chosen && { ...chosen, ...periods };
}

const unknown: SearchCoverage = {
	complete_to: null,
	incomplete: [],
	missing: [{ from: '0000-01-01', to: '9999-12-31' }],
	read_at: null,
};
