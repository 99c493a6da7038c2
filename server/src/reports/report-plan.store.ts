import type { Database } from '../database/open-database.ts';
import { enqueueJob } from '../jobs/enqueue-job.store.ts';
import { jobStates, removeJob } from '../jobs/jobs.store.ts';
import { nextRun } from '../jobs/next-run.ts';
import type { Vault } from '../sources/seal.ts';

export const reportKind = 'report';

export const reportKey = (siteId: number) => `report site ${siteId}`;

export const reportRhythms = ['weekly', 'monthly'] as const;

export type ReportRhythm = (typeof reportRhythms)[number];

/**
 * On Thursday a week has its final figures, and on the fourth so has a month. Whole weeks compare
 * best, so a month has four of them.
 */
export const rhythms = {
	weekly: { schedule: '0 8 * * 4', days: 7 },
	monthly: { schedule: '0 8 4 * *', days: 28 },
} as const satisfies Record<ReportRhythm, { readonly schedule: string; readonly days: number }>;

/** The readers of a site’s report by mail, and how often it is sent. */
export interface ReportPlan {
	readonly rhythm: ReportRhythm;
	readonly locale: string;
	readonly addresses: readonly string[];
}

interface OfSite {
	readonly id: number;
	readonly timeZone: string;
}

const identityOf = (siteId: number) => `report plan of site ${siteId}`;

/** A site has one plan; a new one replaces it. */
export async function setReportPlan(
	database: Database,
	vault: Vault,
	{ id, timeZone }: OfSite,
	{ addresses, locale, rhythm }: ReportPlan,
	nowMs: number,
): Promise<void> {
	const { schedule } = rhythms[rhythm];
	const sealed = await vault.seal(JSON.stringify(addresses), identityOf(id));
	await enqueueJob(database, {
		siteId: id,
		key: reportKey(id),
		kind: reportKind,
		payload: { rhythm, locale, sealed },
		schedule,
		runAtMs: nextRun(schedule, timeZone, nowMs),
	});
}

export const endReportPlan = (database: Database, siteId: number): Promise<boolean> =>
	removeJob(database, siteId, reportKey(siteId));

/** The plan in the payload of a job; no addresses where their key is missing. */
export async function openPlan(
	payload: unknown,
	vault: Vault | null,
	siteId: number,
): Promise<ReportPlan> {
	// Written by `setReportPlan`.
	const { locale, rhythm, sealed } = payload as Omit<ReportPlan, 'addresses'> & {
		readonly sealed: string;
	};
	const opened = (await vault?.open(sealed, identityOf(siteId))) ?? '[]';
	return { rhythm, locale, addresses: JSON.parse(opened) as readonly string[] };
}

export interface PlanState {
	readonly plan: ReportPlan;
	readonly nextMs: number;
	readonly sentMs: number | null;
	readonly lastError: string | null;
}

export async function reportPlan(
	database: Database,
	vault: Vault | null,
	siteId: number,
): Promise<PlanState | null> {
	const key = reportKey(siteId);
	const state = (await jobStates(database, [key])).get(key);
	if (state === undefined) return null;
	const { payload } = await database
		.selectFrom('job')
		.select('payload')
		.where('site_id', '=', siteId)
		.where('key', '=', key)
		.executeTakeFirstOrThrow();
	return {
		plan: await openPlan(JSON.parse(payload), vault, siteId),
		nextMs: state.runAtMs,
		sentMs: state.finishedMs,
		lastError: state.lastError,
	};
}
