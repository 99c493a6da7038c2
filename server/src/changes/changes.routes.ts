import { localeFor } from '@plumbline/core';
import {
	addChanges,
	addPlan,
	editChanges,
	listChanges,
	listEffects as listEffectsEndpoint,
	listPlans,
	type OutputOf,
	planChange as planEndpoint,
	removeChanges,
	removePlan as removePlanEndpoint,
} from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import { findSite } from '../accounts/find-site.ts';
import type { Database } from '../database/open-database.ts';
import { dayAt, formatDay, parseDay } from '../facts/day.ts';
import { urlKey } from '../facts/url-key.ts';
import { writeOnce } from '../http/idempotent-write.ts';
import { invalidParameter } from '../http/problems/problem-error.ts';
import { type ServeContext, serveEndpoint } from '../http/serve-endpoint.ts';
import { trackedEngine } from '../rankings/question/tracked-engine.store.ts';
import { addChangesByHand, dayOfChanges, faultOfChanges } from './add-changes.ts';
import { countNotes, editNotes, removeNotes } from './edit-notes.store.ts';
import { answerChanges, inOrder } from './list-changes.ts';
import { listEffects } from './list-effects.ts';
import { knownPage } from './lock-page.store.ts';
import { newPlan } from './new-plan.ts';
import { pageChanges, siteEvents } from './page-changes.store.ts';
import { planChange } from './plan-change.ts';
import { hasPlan, keepPlan, removePlan } from './plans.store.ts';
import { wirePlans } from './wire-plans.ts';

interface ChangesContext extends ServeContext {
	readonly database: Database;
}

export const changeEndpoints = [
	addChanges,
	listChanges,
	listEffectsEndpoint,
	editChanges,
	removeChanges,
	planEndpoint,
	addPlan,
	listPlans,
	removePlanEndpoint,
];

export function serveChanges(app: FastifyInstance, context: ChangesContext): void {
	const { database } = context;

	serveEndpoint(app, context, addChanges, async (input, call) => {
		const site = await findSite(database, call.caller, input.site_global_key);
		const fault = faultOfChanges(input, call.nowMs);
		if (fault !== null) throw invalidParameter(fault.parameter, fault.message);
		if (input.dry_run) {
			const pages = new Set(input.url.map(urlKey));
			const today = dayAt(call.nowMs, site.timeZone);
			return { date: formatDay(dayOfChanges(input, today)), page_count: pages.size };
		}
		return writeOnce(database, call, async (transaction): Promise<OutputOf<typeof addChanges>> => {
			const { added, date, known } = await addChangesByHand(transaction, site, input, call.nowMs);
			return { date, page_count: input.url.length === 0 ? 0 : added + known };
		});
	});

	serveEndpoint(app, context, editChanges, async (input, call) => {
		const site = await findSite(database, call.caller, input.site_global_key);
		const { new_date = input.date, new_note = input.note } = input;
		const changed = { date: new_date, note: new_note };
		const fault = faultOfChanges({ ...changed, url: [] }, call.nowMs);
		if (fault !== null) throw invalidParameter('new_date', fault.message);
		const day = dayOfChanges(changed, dayAt(call.nowMs, site.timeZone));
		const noted = { siteId: site.id, note: input.note, day: dayOf(input.date) ?? 0 };
		if (input.dry_run) return { changed_count: await countNotes(database, noted) };
		return writeOnce(database, call, async (transaction): Promise<OutputOf<typeof editChanges>> => {
			return { changed_count: await editNotes(transaction, noted, { note: new_note, day }) };
		});
	});

	serveEndpoint(app, context, removeChanges, async (input, call) => {
		const site = await findSite(database, call.caller, input.site_global_key);
		const noted = { siteId: site.id, note: input.note, day: dayOf(input.date) ?? 0 };
		if (input.dry_run) return { changed_count: await countNotes(database, noted) };
		return writeOnce(
			database,
			call,
			async (transaction): Promise<OutputOf<typeof removeChanges>> => ({
				changed_count: await removeNotes(transaction, noted),
			}),
		);
	});

	serveEndpoint(app, context, planEndpoint, (input, { caller }) =>
		planChange(database, caller, input),
	);

	serveEndpoint(app, context, addPlan, async (input, call) => {
		const site = await findSite(database, call.caller, input.site_global_key);
		const { fault, outcome, plan } = newPlan(input, site, call.nowMs);
		if (fault !== null) throw invalidParameter(fault.parameter, fault.message);
		if (input.dry_run) return outcome;
		return writeOnce(database, call, async (transaction) => {
			await keepPlan(transaction, site.id, plan);
			return outcome;
		});
	});

	serveEndpoint(app, context, listPlans, async (input, { caller }) => {
		const site = await findSite(database, caller, input.site_global_key);
		return { plans: await wirePlans(database, site) };
	});

	serveEndpoint(app, context, removePlanEndpoint, async (input, call) => {
		const site = await findSite(database, call.caller, input.site_global_key);
		if (input.dry_run) return { is_removed: await hasPlan(database, site.id, input.note) };
		return writeOnce(database, call, async (transaction) => ({
			is_removed: await removePlan(transaction, site.id, input.note),
		}));
	});

	serveEndpoint(app, context, listChanges, async (input, { caller }) => {
		const site = await findSite(database, caller, input.site_global_key);
		const pageId =
			input.url === undefined ? undefined : await knownPage(database, site.id, input.url);
		const wanted = {
			siteId: site.id,
			fromDay: dayOf(input.date_from),
			toDay: dayOf(input.date_to),
		};
		const changes = await pageChanges(database, { ...wanted, pageId });
		return answerChanges(inOrder(await siteEvents(database, wanted), changes), input);
	});

	serveEndpoint(app, context, listEffectsEndpoint, async (input, { caller }) => {
		const site = await findSite(database, caller, input.site_global_key);
		const { search_engine_global_key: key, url, locale } = input;
		return listEffects(database, {
			site,
			engine: key === undefined ? null : await trackedEngine(database, site.id, key),
			pageId: url === undefined ? null : await knownPage(database, site.id, url),
			locale: localeFor(locale),
		});
	});
}

const dayOf = (date: string | undefined) =>
	date === undefined ? undefined : (parseDay(date) ?? undefined);
