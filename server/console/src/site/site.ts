import {
	daysIn,
	type EngineEvent,
	engineEventsIn,
	type FaultyPart,
	type Granularity,
	impressionsAlike,
	type PeriodChoice,
	type Periods,
	periodsOf,
	readPeriodChoice,
	type SearchCoverage,
	type Site,
} from '@plumbline/core/api';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { useNavigation } from '../address/address.ts';
import { chartGranularity } from '../period/chart-granularity.ts';
import { type Dates, datesOf } from '../period/dates.ts';
import { todayHere } from '../period/today.ts';

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
}

export interface Chosen extends ChosenSite {
	readonly choice: PeriodChoice;
	/** Parts of the address that name no period. */
	readonly faults: readonly FaultyPart[];
	readonly periods: Periods;
	readonly period: Dates;
	/** The days to compare with; null if nothing is compared. */
	readonly before: Dates | null;
	/** The same as parameters of lists; empty if nothing is compared. */
	readonly compared: { readonly compare_from?: string; readonly compare_to?: string };
	/** Whether the engine counted impressions of both alike; if not, only clicks are compared. */
	readonly hasLikeImpressions: boolean;
	/** Events of the engine in both, newest first. */
	readonly events: readonly EngineEvent[];
	/** The days of charts: the period, and the fresh days if they are wanted. */
	readonly charted: Dates;
	/** The length of the steps of charts. */
	readonly granularity: Granularity;
}

/** The site and search engine that the address names, or the first ones. Null without a site. */
export function useChosenSite(): ChosenSite | null {
	const { sites } = useContext(SiteContext);
	const { query } = useNavigation();
	const site = sites.find(({ site_global_key: key }) => key === query.get('site')) ?? sites[0];
	if (site === undefined) return null;
	const engines = site.search_engine_global_keys;
	const engine = engines.find((key) => key === query.get('engine')) ?? engines[0] ?? null;
	return { site, engine };
}

/** The same with the period that the address names. */
export function useChosen(): Chosen | null {
	const chosen = useChosenSite();
	const coverage = useContext(CoverageContext);
	const { query } = useNavigation();
	const [range, vs, fresh] = [query.get('range'), query.get('vs'), query.get('fresh')];
	const engine = chosen?.engine ?? null;
	const period = useMemo(
		() => chosenPeriod({ range, vs, fresh }, coverage ?? unknown, engine),
		[range, vs, fresh, coverage, engine],
	);
	return chosen && { ...chosen, ...period };
}

function chosenPeriod(
	written: Parameters<typeof readPeriodChoice>[0],
	coverage: SearchCoverage,
	engine: string | null,
): Omit<Chosen, keyof ChosenSite> {
	const today = todayHere();
	const { choice, faults } = readPeriodChoice(written, today);
	const periods = periodsOf(choice, today, coverage);
	const { period, fresh, notCompared } = periods;
	const like = notCompared === null ? periods.before : null;
	const before = like && datesOf(like);
	const charted = choice.showsFresh && fresh ? { ...period, to: fresh.to } : period;
	const shift = period.from - (periods.before ?? period).from;
	return {
		choice,
		faults,
		periods,
		period: datesOf(period),
		before,
		compared: before ? { compare_from: before.date_from, compare_to: before.date_to } : {},
		hasLikeImpressions: like === null || impressionsAlike(engine, period, like),
		events: engineEventsIn(engine, period, like),
		charted: datesOf(charted),
		granularity: chartGranularity(daysIn(charted), shift),
	};
}

const unknown: SearchCoverage = {
	complete_to: null,
	incomplete: [],
	missing: [{ from: '0000-01-01', to: '9999-12-31' }],
	read_at: null,
};
