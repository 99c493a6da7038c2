import { hash } from 'node:crypto';
import { type Locale, localeFor } from '@plumbline/core';
import {
	type ChangePlan,
	type planChange as endpoint,
	leastPagesAlone,
	type ParsedInputOf,
	type PlanOption,
	type PlanSize,
	planLeftOut,
	planSizes,
} from '@plumbline/core/api';
import { type CallersSite, findSite } from '../accounts/find-site.ts';
import type { Database } from '../database/open-database.ts';
import { type Day, formatDay } from '../facts/day.ts';
import { trackedEngine } from '../rankings/question/tracked-engine.store.ts';
import { segmentRows } from '../rankings/segments/segment-rows.store.ts';
import { textsFor } from '../texts/texts.generated.ts';
import { batchesOf } from './batches.ts';
import { sumIn } from './effects/observe-counts.ts';
import { splitPages, usablePages, visibleEffect } from './effects/planned-split.ts';
import { pastDays } from './effects/windows.ts';
import { pageChanges } from './page-changes.store.ts';
import { type PageUrl, pagesOfPlan } from './pages-of-plan.store.ts';
import { batchOfPlan, urlKeys } from './planned-batches.ts';
import { keptPlans } from './plans.store.ts';
import { busiestEngine, type StoredFigures, siteFigures } from './site-figures.store.ts';

type Input = ParsedInputOf<typeof endpoint>;

/** A plan names both lists in full, and a change has at most so many pages. */
const mostChanged = 1000;
const mostUsed = 2 * mostChanged;
/** A page whose change is younger is not as it was before. */
const restlessDays = 28;
const goals = [0.1, 0.2] as const;
/** A smallest effect beyond this is one that hardly any change has. */
const tooLarge = 0.5;

/** Which pages to change first and which to leave alone, and what would be seen. */
export async function planChange(
	database: Database,
	caller: Parameters<typeof findSite>[1],
	input: Input,
): Promise<ChangePlan> {
	const site = await findSite(database, caller, input.site_global_key);
	const { search_engine_global_key: key, size } = input;
	const locale = localeFor(input.locale);
	const engine =
		key === undefined
			? await busiestEngine(database, site.id)
			: await trackedEngine(database, site.id, key);
	const figures = engine && (await siteFigures(database, site.id, engine.id));
	const { pages: asked } = await segmentRows(database, site, input);
	const pages = await pagesOfPlan(database, site.id, asked);
	const known = { search_engine_global_key: engine?.key ?? null, page_count: pages.length };
	if (figures === null) return { ...known, ...nothing(size, locale) };

	const urls = new Map(pages.flatMap((page) => placeOf(figures, page)));
	const justChanged = await restlessPages(database, site, figures);
	const { leftOut, usable } = usablePages(figures, { pages: [...urls.keys()], justChanged });
	const clicks = clicksOf(figures);
	const busiest = usable.toSorted((one, other) => clicks(other) - clicks(one)).slice(0, mostUsed);
	const lot = (page: number) => lotOf(urls.get(page)!, figures.lastDay);
	const splits = planSizes.map((name) => ({
		...splitPages(figures, busiest, name, lot),
		size: name,
	}));
	const options = splits.map((split) => ({
		size: split.size,
		changed_count: split.changed.length,
		alone_count: split.alone.length,
		visible: ([4, 8] as const).map((weeks) => {
			const { share, ...tried } = visibleEffect(figures, split, weeks);
			return { ...tried, share: share === null ? null : Math.ceil(share * 100) / 100 };
		}),
	}));
	const chosen = splits.find((split) => split.size === size)!;
	const listed = (some: readonly number[]) =>
		some
			.map((page) => ({ url: urls.get(page)!, clicks: clicks(page) }))
			.sort((one, other) => other.clicks - one.clicks || (one.url < other.url ? -1 : 1));
	return {
		...known,
		date_to: formatDay(figures.lastDay),
		usable_count: usable.length,
		left_out: planLeftOut
			.map((reason) => ({ reason, urls: leftOut[reason].map((page) => urls.get(page)!) }))
			.filter((one) => one.urls.length > 0),
		options,
		goals: goals.map((share) => goalOf(share, options)),
		size,
		text: textOf(options.find((option) => option.size === size)!, {
			...{ options, locale },
			...{ usable: usable.length, pages: pages.length, taken: leftOut.changed.length },
		}),
		changed: listed(chosen.changed),
		alone: listed(chosen.alone),
	};
}

function nothing(size: PlanSize, locale: Locale) {
	return {
		...{ date_to: null, usable_count: 0, left_out: [], options: [], size, changed: [], alone: [] },
		goals: goals.map((share) => ({ share, size: null, weeks: null })),
		text: textsFor(locale).plans.noFigures,
	};
}

const placeOf = (figures: StoredFigures, { id, url }: PageUrl) =>
	[figures.places.get(id) ?? []].flat().map((place) => [place, url] as const);

function clicksOf({ firstDay, lastDay, pages }: StoredFigures) {
	const past = { from: lastDay + 1 - pastDays, to: lastDay + 1 };
	return (page: number) => sumIn(pages[page]!.clicks, past, firstDay);
}

/** Pages that were changed lately, or that a plan whose change is still to come has taken. */
async function restlessPages(
	database: Database,
	{ id, timeZone }: CallersSite,
	figures: StoredFigures,
): Promise<ReadonlySet<number>> {
	const batches = batchesOf(await pageChanges(database, { siteId: id }));
	const lately = batches.filter(
		({ day, pageIds }) =>
			day > figures.lastDay - restlessDays && pageIds.length < figures.pages.length / 2,
	);
	const open = (await keptPlans(database, id)).filter(
		(plan) => batchOfPlan(plan, batches, timeZone) === null,
	);
	const taken = open.flatMap(({ alone, changed }) => [...changed, ...alone]);
	const planned = await pagesOfPlan(database, id, null, urlKeys(taken));
	const ids = [...lately.flatMap(({ pageIds }) => pageIds), ...planned.map((page) => page.id)];
	return new Set(ids.flatMap((page) => figures.places.get(page) ?? []));
}

/** A number of the page from 0 to 1 that nobody can choose, and that the same data give again. */
function lotOf(url: string, lastDay: Day): number {
	return Number.parseInt(hash('sha256', `${lastDay} ${url}`).slice(0, 12), 16) / 16 ** 12;
}

/** Fewer weeks come before fewer pages, because pages that wait are a cost as well. */
function goalOf(share: number, options: readonly PlanOption[]): ChangePlan['goals'][number] {
	const byPages = options
		.filter(({ size }) => size !== 'all' && size !== 'busiest')
		.toSorted((one, other) => one.changed_count - other.changed_count);
	for (const at of [0, 1]) {
		const enough = byPages.find(({ visible }) => (visible[at]?.share ?? Infinity) <= share);
		if (enough) return { share, size: enough.size, weeks: enough.visible[at]!.weeks };
	}
	return { share, size: null, weeks: null };
}

interface Told {
	readonly options: readonly PlanOption[];
	readonly locale: Locale;
	readonly usable: number;
	readonly pages: number;
	/** Pages that would be usable but for another change or plan. */
	readonly taken: number;
}

function textOf(option: PlanOption, { locale, options, pages, taken, usable }: Told): string {
	const texts = textsFor(locale).plans;
	const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
	const { alone_count: alone, changed_count: changed, visible } = option;
	const seen = visible.find(({ share }) => share !== null && share <= tooLarge);
	if (seen) {
		const share = percent.format(seen.share!);
		return texts.seen({ changed, alone, share, weeks: seen.weeks });
	}
	const shares = options.flatMap((one) => one.visible.flatMap((at) => at.share ?? []));
	const best = Math.min(...shares);
	const needed = 2 * leastPagesAlone;
	if (usable < needed && usable + taken >= needed) return texts.taken({ taken });
	if (usable < needed) {
		return texts.fewPages({ usable, pages, needed });
	}
	if (alone < leastPagesAlone) return texts.noneAlone;
	if (shares.length === 0) return texts.noPast;
	if (best > tooLarge) return texts.tooLittle({ share: percent.format(best) });
	return texts.otherSize;
}
