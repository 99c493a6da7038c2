import { localeFor } from '@plumbline/core';
import {
	addChanges,
	listChanges,
	listEffects as listEffectsEndpoint,
	type OutputOf,
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
import { answerChanges } from './list-changes.ts';
import { listEffects } from './list-effects.ts';
import { knownPage } from './lock-page.store.ts';
import { pageChanges } from './page-changes.store.ts';

interface ChangesContext extends ServeContext {
	readonly database: Database;
}

export const changeEndpoints = [addChanges, listChanges, listEffectsEndpoint];

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
			return { date, page_count: added + known };
		});
	});

	serveEndpoint(app, context, listChanges, async (input, { caller }) => {
		const site = await findSite(database, caller, input.site_global_key);
		const pageId =
			input.url === undefined ? undefined : await knownPage(database, site.id, input.url);
		const changes = await pageChanges(database, {
			siteId: site.id,
			pageId,
			fromDay: dayOf(input.date_from),
			toDay: dayOf(input.date_to),
		});
		return answerChanges(changes, input);
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
