import type { Locale } from '@plumbline/core';
import { type Effects, engineEventsIn, impressionsAlike } from '@plumbline/core/api';
import type { Database } from '../database/open-database.ts';
import { type DayRange, dayAt, formatDay } from '../facts/day.ts';
import { batchesOf, batchOfEvent, type ChangeBatch } from './batches.ts';
import { changeSentence } from './change-sentence.ts';
import { type Answer, answerOf, answerOfClicks } from './effects/answer.ts';
import { answerText } from './effects/answer-text.ts';
import type { Comparison } from './effects/compare-with-placebos.ts';
import { type BatchEffect, incomparable, type MeasuredEffect } from './effects/did-it-work.ts';
import { claims } from './effects/false-discoveries.ts';
import { poolComparisons } from './effects/pool-comparisons.ts';
import { textWithBasis } from './effects/text-with-basis.ts';
import type { Span, Windows } from './effects/windows.ts';
import { type MeasuredBatch, measureBatch, windowsOf } from './measure-batches.ts';
import { pageChanges, siteEvents } from './page-changes.store.ts';
import { pagesOfPlan } from './pages-of-plan.store.ts';
import { planOf, urlKeys } from './planned-batches.ts';
import { keptPlans } from './plans.store.ts';
import { sharedQueries } from './shared-queries.store.ts';
import {
	busiestEngine,
	lastCrawls,
	type StoredFigures,
	siteFigures,
} from './site-figures.store.ts';

export interface EffectsQuestion {
	readonly site: { readonly id: number; readonly timeZone: string };
	/** Null for the engine with the most clicks. */
	readonly engine: { readonly id: number; readonly key: string } | null;
	/** Only batches with this page; null for all. */
	readonly pageId: number | null;
	readonly locale: Locale;
}

/** Newest batches first; older ones are left out. */
const mostBatches = 50;
const mostUrls = 5;

export async function listEffects(
	database: Database,
	{ engine: asked, locale, pageId, site }: EffectsQuestion,
): Promise<Effects> {
	const engine = asked ?? (await busiestEngine(database, site.id));
	const figures = engine && (await siteFigures(database, site.id, engine.id));
	const events = await siteEvents(database, { siteId: site.id });
	const all = [
		...batchesOf(await pageChanges(database, { siteId: site.id })),
		...events.map(batchOfEvent),
	].toSorted((one, other) => other.day - one.day);
	const shown = all
		.filter(({ pageIds }) => pageId === null || pageIds.includes(pageId))
		.slice(0, mostBatches);
	const measured =
		engine && figures
			? await measureAll(database, { site, engineId: engine.id, figures }, shown, all)
			: shown.map((batch) => ({ batch, effect: noFigures, isPlanned: false }));
	const pooled = pageId === null ? rulesOf(measured) : [];
	const chances = [
		...measured.map(({ effect }) => chanceOf(effect) ?? 1),
		...pooled.map(({ clicks }) => clicks.chance),
	];
	const claimed = claims(chances);
	return {
		search_engine_global_key: engine?.key ?? null,
		date_from: figures ? formatDay(figures.firstDay) : null,
		date_to: figures ? formatDay(figures.lastDay) : null,
		changes: measured.map((one, index) =>
			wireBatch(one, claimed[index] ?? false, { locale, engineKey: engine?.key ?? null }),
		),
		rules: pooled.map(({ rule, batches, clicks }, index) => ({
			rule_name: rule,
			change_count: batches.length,
			page_count: new Set(batches.flatMap(({ pageIds }) => pageIds)).size,
			...wireAnswer(
				answerOfClicks(clicks, claimed[measured.length + index] ?? false, false),
				clicks.chance,
				locale,
			),
		})),
	};
}

const noFigures = incomparable('past');

function chanceOf(effect: BatchEffect): number | null {
	if (effect.state === 'own_past') return effect.past.chance;
	return effect.state === 'measured' ? effect.clicks.chance : null;
}

async function measureAll(
	database: Database,
	known: {
		readonly site: EffectsQuestion['site'];
		readonly engineId: number;
		readonly figures: StoredFigures;
	},
	shown: readonly ChangeBatch[],
	all: readonly ChangeBatch[],
): Promise<readonly MeasuredBatch[]> {
	const { engineId, figures, site } = known;
	const crawls = await lastCrawls(database, site.id);
	const crawlDays = new Map([...crawls].map(([pageId, ms]) => [pageId, dayAt(ms, site.timeZone)]));
	const idOf = [...figures.places.keys()];
	const plans = await keptPlans(database, site.id);
	const measured: MeasuredBatch[] = [];
	for (const batch of shown) {
		const windows = windowsOf(batch, figures, crawlDays);
		const queries =
			windows && (await sharedQueries(database, { siteId: site.id, engineId }, windows));
		const ofPage = (page: number, { weeks }: Windows) =>
			(weeks === windows?.weeks && queries?.get(idOf[page]!)) || [];
		const plan = planOf(batch, { plans, timeZone: site.timeZone });
		const kept = plan && (await pagesOfPlan(database, site.id, null, urlKeys(plan.alone)));
		const alone = kept?.map(({ id }) => id) ?? null;
		const effect = measureBatch(batch, all, figures, { alone, crawlDays, sharedQueries: ofPage });
		measured.push({ batch, effect, isPlanned: plan !== null });
	}
	return measured;
}

/** The effect of resolving each rule, over the batches that did. */
function rulesOf(measured: readonly MeasuredBatch[]) {
	const ofRules = measured.flatMap(({ batch, effect }) =>
		effect.state === 'measured'
			? batch.resolved.map((rule) => ({ rule, batch, clicks: effect.clicks }))
			: [],
	);
	return [...Map.groupBy(ofRules, ({ rule }) => rule)]
		.map(([rule, group]) => ({
			rule,
			batches: group.map(({ batch }) => batch),
			clicks: poolComparisons(group.map(({ clicks }) => clicks)),
		}))
		.sort((left, right) => (left.rule < right.rule ? -1 : 1));
}

function wireBatch(
	{ batch, effect, isPlanned }: MeasuredBatch,
	isClaimed: boolean,
	{ engineKey, locale }: { readonly engineKey: string | null; readonly locale: Locale },
) {
	const measured = effect.state === 'measured' ? effect : null;
	const answer = answerOf(effect, isClaimed);
	const text = measured
		? textWithBasis(answer, { ...measured, isPlanned }, locale)
		: answerText(answer, locale);
	const compared = effect.state === 'own_past' ? effect.past : measured;
	const sides =
		compared && ([daysOf(compared.windows.before), daysOf(compared.windows.after)] as const);
	const wired = { ...wireAnswer(answer, chanceOf(effect), locale), text };
	return {
		date: formatDay(batch.day),
		fields: [...batch.fields],
		note: batch.note,
		made_by: [...batch.madeBy],
		resolved: [...batch.resolved],
		page_count: batch.pageIds.length,
		urls: batch.urls.slice(0, mostUrls),
		...wired,
		sentence: changeSentence(batch, wired, locale),
		comparable_pages: effect.state === 'waiting' ? null : effect.comparablePages,
		is_planned: isPlanned,
		weeks: compared?.windows.weeks ?? null,
		clicks_before: compared?.clicksBefore ?? null,
		clicks_after: compared?.clicksAfter ?? null,
		engine_events: sides === null ? [] : [...engineEventsIn(engineKey, ...sides)],
		...wireSideFigures(sides && impressionsAlike(engineKey, ...sides) ? measured : null),
	};
}

/** With its last day. */
const daysOf = ({ from, to }: Span): DayRange => ({ from, to: to - 1 });

function wireSideFigures(measured: MeasuredEffect | null) {
	return {
		impressions: ratio(measured?.impressions ?? null),
		position: figure(measured?.position ?? null, (value) => value),
		clicks_at_position: ratio(measured?.clicksAtPosition ?? null),
	};
}

const ratio = (comparison: Comparison | null) => figure(comparison, Math.expm1);

function figure(comparison: Comparison | null, shown: (value: number) => number) {
	if (comparison === null) return null;
	const { effect, margin } = comparison;
	return {
		change: rounded(shown(effect)),
		range: { from: rounded(shown(effect - margin)), to: rounded(shown(effect + margin)) },
	};
}

function wireAnswer(answer: Answer, chance: number | null, locale: Locale) {
	const range = 'range' in answer ? answer.range : null;
	const isScarce = answer.answer === 'not_enough_data';
	return {
		answer: answer.answer,
		text: answerText(answer, locale),
		share: 'share' in answer ? rounded(answer.share) : null,
		range: range && { from: rounded(range.from), to: rounded(range.to) },
		chance: chance === null ? null : rounded(chance),
		weeks_needed: isScarce ? answer.weeks : null,
		pages_needed: isScarce ? answer.pages : null,
	};
}

/** Both databases sum in orders of their own, so the last digits differ. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
